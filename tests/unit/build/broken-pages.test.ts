/** What the build prints when drawn pages show what is wrong, and what it leaves behind. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { build, PATIENCE } from './run-build.ts'

/** Output of an earlier build: a build replaces nothing else (F40). */
const YESTERDAY = { 'dist/hosting.json': '{ "headers": {} }', 'dist/old.txt': 'yesterday' }

test(
  'TAB-16, R8.07: blocks used wrongly are told with file and line, those of all pages together',
  PATIENCE,
  async () => {
    const { code, printed, root } = await build({
      'content/note.mdx': '# Note\n\nText.\n\n<Callout typ="info">\n\nNote\n\n</Callout>\n',
      'content/tab.mdx': '# Tab\n\n<Tab>\n\nAlone\n\n</Tab>\n',
      'content/cards.mdx':
        '# Cards\n\n<Cards>\n  <Card title="Scribe" href="/" icon="scrib">Text</Card>\n</Cards>\n',
    })
    expect(code).toBe(1)
    expect(printed).toBe(`3 problems in 3 files

content/cards.mdx:4
  <Card> has no such value of \`icon\`
  expected  "scribe", "llm", "nerd", "extract", "key", "book", "plug", "clock", "people", "question"
  received  "scrib"
  nearest   scribe

content/note.mdx:5
  <Callout> has no prop of this name
  expected  type, title, emoji
  received  typ
  nearest   type

content/tab.mdx:3
  <Tab> works only inside <Tabs>
  expected  <Tabs items={[…]}> <Tab>…</Tab> </Tabs>
  received  <Tab> alone`)
    expect(await readdir(root)).not.toContain('dist')
  },
)

test(
  'C72: broken links and fragments stop the build, each with file, line and target; the old output stays',
  PATIENCE,
  async () => {
    const { code, printed, root } = await build({
      'content/a.mdx':
        '# A\n\nSee [x](./b#gone),\n[y](#nope) and\n[z](./missing).\n\n## Note\n\n[Fine](/b#here), [fine](#note).\n',
      'content/b.mdx': '# B\n\n## Here\n\n<Cards>\n  <Card title="Lost" href="/lost">Text</Card>\n</Cards>\n',
      ...YESTERDAY,
      'dist/index.html': 'yesterday',
    })
    expect(code).toBe(1)
    expect(printed).toBe(`4 problems in 2 files

content/a.mdx:3:5
  The page /b has no section with this id
  expected  an id on that page
  received  ./b#gone

content/a.mdx:4:1
  The page /a has no section with this id
  expected  an id on that page
  received  #nope
  nearest   #note

content/a.mdx:5:1
  This page does not exist
  expected  a route of this site
  received  ./missing

content/b.mdx:6:3
  This page does not exist
  expected  a route of this site
  received  /lost`)
    expect((await readdir(path.join(root, 'dist'))).sort()).toEqual(['hosting.json', 'index.html', 'old.txt'])
    expect(await readFile(path.join(root, 'dist/index.html'), 'utf8')).toBe('yesterday')
    expect((await readdir(root)).sort()).toEqual(['content', 'dist', 'site.config.ts'])
  },
)

test(
  'C72: a site that is right is built, and its output takes the place of the old one',
  PATIENCE,
  async () => {
    const { code, root } = await build({
      'content/a.mdx': '# A\n\n[x](./b#here), [y](#note), [z](/), [w](./b.mdx).\n\n## Note\n',
      'content/b.mdx': '# B\n\n## Here\n',
      ...YESTERDAY,
    })
    expect(code).toBe(0)
    const files = await readdir(path.join(root, 'dist'))
    expect(files).toContain('index.html')
    expect(files).not.toContain('old.txt')
  },
)
