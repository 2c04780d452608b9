/** What the build prints for a site that it need not draw to see what is wrong. */
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { build, PATIENCE } from './run-build.ts'

test(
  'C37, ORD-04: a meta key that names nothing stops the build with file, key and nearest name',
  PATIENCE,
  async () => {
    const { code, printed, root } = await build({
      'content/_meta.ts': "export default {\n  index: 'Home',\n  instal: 'Install',\n}\n",
      'content/install.mdx': '# Install\n',
    })
    expect(code).toBe(1)
    expect(printed).toBe(`1 problem in 1 file

content/_meta.ts:3:3
  instal: No file or folder of this name, and the entry has no \`href\`, \`type\` or \`items\`
  expected  the name of a file or folder in the content folder
  nearest   install`)
    expect(await readdir(root)).not.toContain('dist')
  },
)

test(
  'CFG-02, CFG-03, CFG-04, CFG-05, CFG-07, CFG-08, R6.01: every problem of the settings is told at once',
  PATIENCE,
  async () => {
    const { code, printed } = await build({
      'site.config.ts': `export default {
  brand: 'Broken',
  description: 'A site that is wrong.',
  theme: {
    baner: { text: 'News' },
    primaryHue: 'blue',
    project: { link: 'http://code.example' },
    docsRepositoryBase: 'github.com/owner/name',
    sidebar: { defaultMenuCollapseLevel: 0, autoColapse: true },
    nextThemes: { forcedTheme: 'lite' },
  },
}
`,
    })
    expect(code).toBe(1)
    // The list of all keys grows with the product.
    expect(printed.replace(/acronyms, .*, toc$/m, '…')).toBe(`7 problems in 1 file

site.config.ts:5:5
  theme.baner: Unrecognized key 'baner' in theme
  expected  …
  nearest   banner

site.config.ts:6:5
  theme.primaryHue: Wrong type
  expected  number or object
  received  string 'blue'

site.config.ts:7:16
  theme.project.link: Invalid input: must start with "https://"
  expected  a URL that starts with "https://"
  received  'http://code.example'

site.config.ts:8:5
  theme.docsRepositoryBase: Invalid \`docsRepositoryBase\` URL!
  expected  a URL; it must start with "https://"
  received  'github.com/owner/name'

site.config.ts:9:16
  theme.sidebar.defaultMenuCollapseLevel: Number must be greater than or equal to 1
  received  0

site.config.ts:9:45
  theme.sidebar.autoColapse: Unrecognized key 'autoColapse' in theme.sidebar
  expected  autoCollapse, defaultMenuCollapseLevel, toggleButton, help
  nearest   autoCollapse

site.config.ts:10:19
  theme.nextThemes.forcedTheme: Invalid value
  expected  'light' | 'dark' | 'system'
  received  'lite'
  nearest   'light'`)
  },
)

test(
  'MET-10, MET-12, CFG-08: what is wrong in meta records, front matter and variables is told together',
  PATIENCE,
  async () => {
    const { code, printed } = await build({
      'content/_meta.ts': "export default {\n  index: { title: 'Home', theme: { layout: 'wide' } },\n}\n",
      'content/index.mdx': '---\nlayot: full\n---\n\n# Home\n\nWrite to {{suportEmail}}.\n',
      'content/guide.mdx': '---\ntoc: 1\n---\n\n# Guide\n',
      'site.config.ts':
        "export default { brand: 'Broken', description: 'A site.', variables: { supportEmail: 'help@broken.example' } }\n",
    })
    expect(code).toBe(1)
    expect(printed).toBe(`4 problems in 3 files

content/_meta.ts:2:36
  index.theme.layout: Invalid value
  expected  'default' | 'full' | 'raw'
  received  'wide'

content/guide.mdx:2:1
  toc: Wrong type
  expected  boolean
  received  number 1

content/index.mdx:2:1
  layot: Unrecognized key 'layot'
  expected  title, description, date, advertised, newerPage, canonical, openGraph, api, apiPages, changes, feed, searchable, breadcrumb, collapsed, footer, layout, navbar, pagination, sidebar, timestamp, toc, typesetting
  nearest   layout

content/index.mdx:7:10
  Unknown variable '{{suportEmail}}'; site.config.ts has none of that name (write \\{{suportEmail}} for the text itself)
  nearest   {{supportEmail}}`)
  },
)

test('LAY-11, R1.07, MAP-07: pages, images and blocks of all files are told together', PATIENCE, async () => {
  const { code, printed } = await build({
    'content/guide.mdx': '# Guide\n\n<Calout>\n\nNote\n\n</Calout>\n',
    'content/guide.md': '# Another guide\n',
    'content/preview.mdx': '---\nopenGraph:\n  image: /card.png\n---\n\n# Preview\n',
    'content/home.mdx': '# Home\n\n![A map](./map.png)\n',
    'content/imports.mdx': "# Imports\n\nimport x from './x.ts'\n\nText {unclosed\n",
  })
  expect(code).toBe(1)
  expect(printed).toBe(`7 problems in 5 files

content/guide.mdx
  The route /guide belongs to content/guide.md already

content/guide.mdx:3:1
  There is no block of this name
  expected  a block listed in docs/writing-pages.md
  received  <Calout>
  nearest   <Callout>

content/home.mdx:3:1
  This image does not exist
  expected  a file at content/map.png
  received  ./map.png

content/imports.mdx:3:1
  A page cannot import or export; every block of the theme is always there
  expected  Markdown and the blocks listed in docs/writing-pages.md
  received  import x from './x.ts'

content/imports.mdx:5:6
  This is no expression of JavaScript, which is what MDX takes braces for
  expected  code in backticks, or \`\\{\` for the brace itself
  received  {unclosed

content/index.mdx
  The document title "Home · Broken docs" belongs to content/home.mdx already
  expected  another heading or a \`title\` in the front matter; each page has a document title of its own

content/preview.mdx:3
  openGraph.image: This image does not exist
  expected  a file at public/card.png
  received  /card.png`)
})
