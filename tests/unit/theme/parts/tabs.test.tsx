import { describe, expect, it } from 'vitest'
import { drawPage } from '../draw-page.tsx'

const page = (attributes: string, panels = 2) =>
  `<Tabs ${attributes}>\n${Array.from({ length: panels }, (_, i) => `\n<Tab>\n\nPanel ${i}.\n\n</Tab>\n`).join('')}\n</Tabs>`

/** Attributes of the tags with a role. */
const tags = (html: string, role: string) => html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, 'g')) ?? []

describe('what is served', () => {
  it('TAB-03, TAB-14: all panels, the unselected ones for find-in-page only, each below its label', async () => {
    const html = await drawPage(page('items={["Shell", "Python"]}'))
    expect(tags(html, 'tablist')).toHaveLength(1)
    const [shell, python] = tags(html, 'tab')
    expect(shell).toMatch(/aria-selected="true"/)
    expect(shell).toMatch(/tabindex="0"/)
    expect(python).toMatch(/aria-selected="false"/)
    expect(python).toMatch(/tabindex="-1"/)
    const [first, second] = tags(html, 'tabpanel')
    expect(first).not.toContain('hidden')
    expect(second).toContain('hidden="until-found"')
    expect(html).toMatch(/<p[^>]*>Python<\/p><tab-panel[^>]*><p>Panel 1\.<\/p>/)
  })

  it('TAB-03: tabs and panels name each other, also in two groups of a page', async () => {
    const html = await drawPage(`${page('items={["A", "B"]}')}\n\n${page('items={["A", "B"]}')}`)
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
    for (const [, id] of html.matchAll(/aria-(?:controls|labelledby)="([^"]*)"/g)) expect(ids).toContain(id)
  })

  it('TAB-01, TAB-02: a disabled default gives way to the next enabled tab', async () => {
    const html = await drawPage(page('items={[{ label: "A", disabled: true }, "B"]}'))
    const [a, b] = tags(html, 'tab')
    expect(a).toContain('disabled=""')
    expect(a).toContain('aria-selected="false"')
    expect(b).toContain('aria-selected="true"')
  })

  it('TAB-07, TAB-12: the group carries its storage key, and shows the default', async () => {
    const html = await drawPage(page('items={["A", "B"]} storageKey="language" defaultIndex={1}'))
    expect(html).toContain('data-tabs="language"')
    expect(tags(html, 'tab')[1]).toContain('aria-selected="true"')
    expect(await drawPage(page('items={["A", "B"]}'))).toContain('data-tabs=""')
  })
})

describe('TAB-16, CFG-08: wrong use stops the build and says how it is right', () => {
  it.each([
    ['a tab alone', '\n<Tab>\n\nx\n\n</Tab>', '<Tab> works only inside <Tabs>'],
    [
      'a tab in a tab',
      '<Tabs items={["A"]}>\n<Tab>\n<Tab>\n\nx\n\n</Tab>\n</Tab>\n</Tabs>',
      '<Tab> works only inside <Tabs>',
    ],
    [
      'too few panels',
      page('items={["A", "B", "C"]}'),
      'one <Tab> for each item; expected 3: A, B, C; received 2',
    ],
    ['too many panels', page('items={["A"]}'), 'one <Tab> for each item; expected 1: A; received 2'],
    ['something else inside', '<Tabs items={["A"]}>\n\ntext\n\n</Tabs>', 'something that is no <Tab>'],
    ['no items', '<Tabs>\n</Tabs>', '<Tabs> needs `items`'],
    ['items that are no list', page('items="A, B"'), 'an item that is no label'],
    ['an item without label', page('items={["A", { disabled: true }]}'), 'an item that is no label'],
    [
      'F25: a misspelt key of an item',
      '<Tabs items={[{ label: "A", disbled: true }]}><Tab>a</Tab></Tabs>',
      'a key of no meaning; expected label, disabled; received disbled; nearest disabled',
    ],
    [
      'F25: a switch of an item that is a text',
      '<Tabs items={[{ label: "A", disabled: "no" }]}><Tab>a</Tab></Tabs>',
      'neither true nor false',
    ],
    ['a label twice', page('items={["A", "A"]}'), 'two items of the same label; received A'],
    [
      'a default beyond the end',
      page('items={["A", "B"]} defaultIndex={2}'),
      'no such `defaultIndex`; expected 0 to 1; received 2',
    ],
    ['a misspelt prop', page('items={["A", "B"]} storagekey="x"'), 'received storagekey; nearest storageKey'],
  ])('%s', async (_, source, message) => {
    await expect(drawPage(source)).rejects.toThrow(message)
  })
})
