/** Lines of code blocks: what marks them, and what is left of the marks. */
import { expect, test } from 'vitest'
import { parseFenceOptions } from '../../../src/content/markdown/fence-options.ts'
import { highlight } from '../../../src/content/markdown/highlight.ts'
import { textOf } from '../theme/draw-page.tsx'

const { options } = parseFenceOptions('')
const html = (source: string, language: string) => highlight(source, language, options)
const classes = async (source: string, language: string) =>
  [...(await html(source, language)).matchAll(/<span class="?line ([a-z]+)"?/g)].map(([, name]) => name)

test('F27: a comment that marks a line leaves no blank behind', async () => {
  const source =
    'a()  \nb() // [!code ++]\nc()   // [!code focus]\nd("e ") // [!code highlight]\n// [!code --]\nf() // [!code --]'
  expect(textOf(await html(source, 'js'))).toBe('a()  \nb()\nc()\nd("e ")\nf()')
  expect(textOf(await html('x = 1  # [!code ++]\ny\n', 'python'))).toBe('x = 1\ny\n')
})

test('F27: a block of a shell that begins with a prompt is a session', async () => {
  expect(await classes('$ npm i x\nadded 1\n$ npm t', 'bash')).toEqual(['command', 'output', 'command'])
  expect(await classes('$ a', 'sh')).toEqual(['command'])
  expect(await classes('echo $ a\n$ b', 'bash')).toEqual([])
  expect(await classes('$a = 1\n$ b', 'php')).toEqual([])
})

test('F27: a command that goes on in the next line is one command', async () => {
  const session = '$ curl \\\n  -d x \\\n  https://x.example\n{"a": 1}\n% ls\nb\\\nc'
  expect(await classes(session, 'console')).toEqual([
    'command',
    'command',
    'command',
    'output',
    'command',
    'output',
    'output',
  ])
})
