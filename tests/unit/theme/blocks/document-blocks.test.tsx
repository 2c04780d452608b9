import { expect, it } from 'vitest'
import { BLOCK_NAMES } from '../../../../src/config/block-names.ts'
import { components } from '../../../../src/theme/blocks/components.tsx'
import { drawPage } from '../draw-page.tsx'

it('DET-02, DET-03: details are the native element with their content in it', async () => {
  const html = await drawPage('<details open>\n<summary>More</summary>\n\n### Inside\n\n</details>')
  expect(html).toMatch(
    /<details open="" [^>]*data-details=""><summary>More<\/summary>.*<h3 id="inside">Inside<\/h3>/s,
  )
  expect(await drawPage('<details>\n<summary>More</summary>\n\nText\n\n</details>')).not.toContain('open=')
})

it('STP-01: steps number headings by style and leave their text alone', async () => {
  const html = await drawPage('<Steps>\n\n### First\n\n### Second\n\n</Steps>')
  expect(html).toContain('<h3 id="first">First</h3>')
  expect(html).not.toMatch(/>\s*[12]/)
})

it('LAY-12: a table lies in a scroll area named after its columns', async () => {
  const html = await drawPage('| You *have* | | Use |\n|---|---|--:|\n| a | b | c |')
  expect(html).toMatch(
    /<div [^>]*data-scroll-region="" aria-label="Table: You have, Use" role="group"><table>/,
  )
  expect(html).toContain('<th align="right">Use</th>')
})

it('LAY-12: a column without heading has no empty heading cell', async () => {
  const html = await drawPage('| | a |\n|---|---|\n| b | c |')
  expect(html.match(/<th>/g)).toHaveLength(1)
})

it('LAY-12: a table written as HTML gets the same area', async () => {
  const html = await drawPage('<table><tbody><tr><td>1</td></tr></tbody></table>')
  expect(html).toMatch(/data-scroll-region="" aria-label="Table" role="group"><table>/)
})

it('LAY-11: a local image has address, size and base path', async () => {
  const images = { 'content/a.png': { src: '/images/a.123.png', width: 640, height: 480 } }
  const html = await drawPage('![A chart](./a.png)', { images, base: '/docs/' })
  expect(html).toMatch(
    /<img width="640" height="480" alt="A chart" [^>]*loading="lazy" decoding="async" src="\/docs\/images\/a.123.png"\/>/,
  )
})

it('LAY-11: an image of another site is plain', async () => {
  const html = await drawPage('![A chart](https://other.example/a.png "Title")')
  expect(html).toContain('src="https://other.example/a.png"')
  expect(html).not.toContain('width=')
})

it('LAY-11: a missing image stops with the nearest one', async () => {
  const images = { 'content/chart.png': { src: '/a.png', width: 1, height: 1 } }
  await expect(drawPage('![x](./chrt.png)', { images })).rejects.toThrow(
    /content\/chrt.png\n {2}nearest {3}content\/chart.png/,
  )
})

it('C82: the boxes of a task list have a name', async () => {
  const html = await drawPage('- [x] done\n- [ ] open')
  expect(html.match(/<input type="checkbox" [^>]*aria-label="Done"/g)).toHaveLength(2)
})

it('LAY-10: every block that pages may name is drawn', () => {
  const parts = BLOCK_NAMES.filter((name) => !name.includes('.'))
  expect(Object.keys(components)).toEqual(expect.arrayContaining(parts))
  expect(components['FileTree']).toHaveProperty('File')
  expect(components['FileTree']).toHaveProperty('Folder')
})

it.each([
  ['<Steps numbered>x</Steps>', '<Steps> has no prop of this name; received numbered'],
  ['<FileTree open><FileTree.File name="a" /></FileTree>', '<FileTree> has no prop of this name'],
  ['<FileTree><FileTree.File name="a" active="false" /></FileTree>', '`active` that is neither on nor off'],
  [
    '<FileTree><FileTree.Folder name="a" defaultOpen="no" /></FileTree>',
    '`defaultOpen` that is neither on nor off',
  ],
  ['<Cards><Card title="a" arrow="true" /></Cards>', '`arrow` that is neither on nor off'],
])('F25: %s', async (source, message) => {
  await expect(drawPage(source)).rejects.toThrow(message)
})
