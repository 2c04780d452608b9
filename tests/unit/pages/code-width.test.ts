/** Code of guides is as narrow as its column, so that no line of it is cut. */
import { expect, test } from 'vitest'
import { type Fence, placeOf, readFences, readSiteFences } from '../../samples/site-fences.ts'
import { ROOT } from './read-pages.ts'

/** Characters of a line that fit into the column of a page, and beside the number of a step. */
const WIDTH = { page: 66, step: 59 }
/** They show what blocks do with long lines, among other things. */
const DEMONSTRATIONS = ['/example', '/tabs']

/** Lines of a fence that are too long; what a program prints is as wide in a step as elsewhere. */
function longLines({ code, inSteps, language }: Fence): string[] {
  const width = inSteps && language !== 'text' ? WIDTH.step : WIDTH.page
  return code.split('\n').filter((line) => [...line].length > width)
}

test('lines of code have at most 66 characters, 59 in steps', async () => {
  const fences = (await readSiteFences(ROOT)).filter(({ page }) => !DEMONSTRATIONS.includes(page))
  expect(fences.length).toBeGreaterThan(300)
  expect(fences.flatMap((fence) => longLines(fence).map((line) => `${placeOf(fence)}: ${line}`))).toEqual([])
})

test('a line is measured after its variables are filled', () => {
  const page = (line: string) => `\`\`\`bash\n${line}\n\`\`\`\n`
  const found = (text: string) =>
    readFences(text, '/a', 'content/a.mdx', { host: 'h'.repeat(50) }).map((fence) => longLines(fence).length)
  expect(found(page('x'.repeat(66)))).toEqual([0])
  expect(found(page('x'.repeat(67)))).toEqual([1])
  expect(found(page(`curl {{host}}/${'y'.repeat(12)}`))).toEqual([1])
  expect(found(`<Steps>\n\n### One\n\n${page('x'.repeat(60))}\n</Steps>\n\n${page('x'.repeat(60))}`)).toEqual(
    [1, 0],
  )
})
