import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readMeta } from '../../../src/content/read-meta.ts'
import { temporarySite } from './temporary-site.ts'

const FILE = 'content/scribe/_meta.ts'
const variables = { brand: 'Acme', statusUrl: 'https://status.acme.example' }

async function read(source: string) {
  const root = await temporarySite({ [FILE]: source })
  return readMeta(path.join(root, FILE), FILE, variables)
}

async function blockOf(source: string): Promise<string> {
  const result = await read(source).catch((error: unknown) => error)
  return result instanceof Error ? result.message : 'no error'
}

describe('readMeta', () => {
  it('R4.02, MET-01: a text is a title', async () => {
    expect(await read(`export default {\n  index: 'Overview',\n  faq: { title: 'FAQ' },\n}`)).toEqual({
      file: FILE,
      entries: [
        { key: 'index', value: { title: 'Overview' }, line: 2, column: 3 },
        { key: 'faq', value: { title: 'FAQ' }, line: 3, column: 3 },
      ],
    })
  })

  it('ORD-06: entries and menu items in source order', async () => {
    const { entries } = await read(`export default {
  12: 'Twelve',
  menu: { type: 'menu', title: 'Menu', items: { 10: { title: 'Ten' }, b: { title: 'B', href: '/b' }, 9: { title: 'Nine', newWindow: true } } },
  11: 'Eleven',
  rule: { type: 'separator' },
}`)
    expect(entries.map(({ key }) => key)).toEqual(['12', 'menu', '11', 'rule'])
    expect(entries[1]?.value).toEqual({
      type: 'menu',
      title: 'Menu',
      items: [
        { key: '10', title: 'Ten' },
        { key: 'b', title: 'B', href: '/b' },
        { key: '9', title: 'Nine', newWindow: true },
      ],
    })
    expect(entries[3]?.value).toEqual({ type: 'separator' })
  })

  it('MET-06: `*` has neither title nor address', async () => {
    const { entries } = await read(`export default {
  '*': { title: 'T', href: '/t', type: 'page', theme: { toc: false } },
}`)
    expect(entries).toEqual([
      { key: '*', value: { type: 'page', theme: { toc: false } }, line: 2, column: 3 },
    ])
    expect((await read(`export default { '*': 'T' }`)).entries).toMatchObject([{ key: '*', value: {} }])
  })

  it('MET-02, MET-03: inserts variables in titles and addresses, also of menus', async () => {
    const { entries } = await read(`export default {
  about: 'About {{ brand }}',
  status: { title: 'Status', href: '{{statusUrl}}/now' },
  menu: { type: 'menu', title: '{{brand}}', items: { a: { title: '{{brand}} A', href: '{{statusUrl}}' } } },
}`)
    expect(entries.map(({ value }) => value)).toEqual([
      { title: 'About Acme' },
      { title: 'Status', href: 'https://status.acme.example/now' },
      {
        type: 'menu',
        title: 'Acme',
        items: [{ key: 'a', title: 'Acme A', href: 'https://status.acme.example' }],
      },
    ])
  })

  it('MET-12: reports every unknown variable', async () => {
    expect(
      await blockOf(`export default {
  about: 'About {{brnad}}',
  menu: { type: 'menu', title: 'M', items: { a: { title: 'A', href: '{{nowhere}}' } } },
}`),
    ).toBe(`2 problems in 1 file

content/scribe/_meta.ts:2:3
  about: Unknown variable '{{brnad}}'; site.config.ts has none of that name (write \\{{brnad}} for the text itself)
  nearest   {{brand}}

content/scribe/_meta.ts:3:63
  menu.items.a.href: Unknown variable '{{nowhere}}'; site.config.ts has none of that name (write \\{{nowhere}} for the text itself)`)
  })

  it('MET-12: wrong entries stop with file, key path, expected and received', async () => {
    expect(
      await blockOf(`export default {
  faq: { titel: 'FAQ' },
  'api-reference': { theme: { layout: 'wide' } },
  12: 12,
  menu: { type: 'menu', items: {} },
  rule: { type: 'seperator' },
}`),
    ).toBe(`5 problems in 1 file

content/scribe/_meta.ts:2:10
  faq.titel: Unrecognized key 'titel' in faq
  expected  title, href, newWindow, type, display, theme
  nearest   title

content/scribe/_meta.ts:3:31
  api-reference.theme.layout: Invalid value
  expected  'default' | 'full' | 'raw'
  received  'wide'

content/scribe/_meta.ts:4:3
  12: Wrong type
  expected  string or object
  received  number 12

content/scribe/_meta.ts:5:3
  menu.title: Missing
  expected  string

content/scribe/_meta.ts:6:11
  rule.type: Invalid value
  expected  'page' | 'doc' | 'menu' | 'separator'
  received  'seperator'
  nearest   'separator'`)
  })

  it('MET-12: a record that is no object', async () => {
    expect(await blockOf(`export default 'Overview'`)).toBe(`1 problem in 1 file

content/scribe/_meta.ts:1:1
  Wrong type
  expected  object
  received  string 'Overview'`)
  })
})
