import { expect, test } from 'vitest'
import { parseFenceOptions } from '../../../src/content/markdown/fence-options.ts'
import { highlight, highlightWhole } from '../../../src/content/markdown/highlight.ts'

const CURL = `curl 'https://api.example/jobs' \\
  --header 'Accept: application/json' \\
  --data '{
  "kind": "fast",

  "tags": ["a"]
}'`

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x26;', '&')
    .replaceAll('&#x3C;', '<')
const tokensOf = (html: string) => html.match(/<span/g)?.length ?? 0

test('code of references has its text and its colours without an element for each line', async () => {
  const lines = await highlight(CURL, 'bash', parseFenceOptions('').options)
  const whole = await highlightWhole(CURL, 'bash')
  expect(textOf(whole)).toBe(CURL)
  expect(textOf(whole)).toBe(textOf(lines))
  expect(whole).not.toContain('line')
  // Each sign has the colour that it has with lines; blanks have none to see.
  const colours = (html: string) => {
    const found: string[] = []
    let colour = ''
    for (const [part, name] of html.matchAll(/<span class=(t-\w)>|<span class="?line[^>]*>|<\/span>|[^<]+/g))
      if (name) colour = name
      else if (part.startsWith('<')) colour = ''
      else for (const sign of part.replace(/\s/g, '')) found.push(colour + sign)
    return found
  }
  expect(colours(whole)).toEqual(colours(lines))
  expect(tokensOf(whole)).toBeLessThan(tokensOf(lines) / 2)
})

test('code in which a line is marked keeps its lines', async () => {
  const marked = 'a = 1 # [!code --]\nb = 2\n'
  expect(await highlightWhole(marked, 'python')).toContain('diff remove')
})
