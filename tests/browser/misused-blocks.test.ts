/** What an author sees who uses a part of a block without the block. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './site.ts'

const MISUSED = {
  tab: ['<Tab>\n\nAlone\n\n</Tab>', '<Tab> works only inside <Tabs>'],
  card: ['<Card title="Alone" />', '<Card> works only inside <Cards>'],
  folder: [
    '<FileTree.Folder name="alone"></FileTree.Folder>',
    '<FileTree.Folder> works only inside <FileTree>',
  ],
  file: ['<FileTree.File name="alone" />', '<FileTree.File> works only inside <FileTree>'],
} as const

let root: string

// Written once, before the server starts, which would show each of them at once.
test.describe.configure({ mode: 'default' })
test.beforeAll(async ({ mode: _ }, { workerIndex }) => {
  root = join(process.env['DOCS_TEST_BUILDS'] ?? '', `misused-${workerIndex}`)
  await mkdir(join(root, 'content'), { recursive: true })
  await writeFile(
    join(root, 'site.config.ts'),
    "export default { brand: 'Misused', description: 'Wrong.' }\n",
  )
  await writeFile(join(root, 'content/index.mdx'), '# Home\n\nText.\n')
  for (const [each, [text]] of Object.entries(MISUSED)) {
    await writeFile(join(root, `content/${each}.mdx`), `# ${each}\n\n${text}\n`)
  }
})

for (const [name, [, message]] of Object.entries(MISUSED)) {
  test(`TAB-16, R8.07: ${name}: the message names the part, the missing parent, the file and the line`, {
    tag: '@dev',
  }, async ({ page, site }) => {
    await page.goto(`${await site(root)}/${name}`)
    const shown = page.locator('vite-error-overlay')
    await expect(shown).toContainText(message)
    await expect(shown).toContainText(`content/${name}.mdx:3`)
    // The other pages are there.
    expect((await page.request.get(new URL('/', page.url()).href)).status()).toBe(200)
  })
}
