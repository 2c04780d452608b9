/** Pages whose names hold what addresses cannot: file systems allow almost everything. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './site.ts'

const NAMES = ['größe', 'a b', '100%', 'a%20b', 'why?', 'c#d', '说明']

test.use({ viewport: { width: 1280, height: 800 } })

async function writeOddSite(): Promise<string> {
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', 'odd-site')
  for (const folder of ['content', 'content/mäßig', 'public'])
    await mkdir(join(root, folder), { recursive: true })
  await writeFile(
    join(root, 'site.config.ts'),
    `export default { brand: 'Odd', description: 'Odd names.', theme: { i18n: [
      { locale: 'en-US', text: 'English' }, { locale: 'fr', text: 'Français' }] } }`,
  )
  await writeFile(join(root, 'content/index.mdx'), '# Home\n\n[Size](/größe) [Both](</a b>)\n')
  for (const name of [...NAMES, 'mäßig/ü'])
    await writeFile(join(root, `content/${name}.mdx`), `# The page ${name}\n`)
  return root
}

test('RTE-01, LNG-03: every page is at its address, in every language, by link and by soft navigation', async ({
  page,
  site,
}) => {
  const address = await site(await writeOddSite())
  for (const locale of ['', '/fr']) {
    for (const name of [...NAMES, 'mäßig/ü']) {
      await page.goto(`${address}${locale || '/'}`)
      await page.evaluate(() => Object.assign(window, { kept: true }))
      const path = `${locale}/${name.split('/').map(encodeURIComponent).join('/')}`
      const link = page.locator('nav[data-part=sidebar] a').filter({
        hasText: name.includes('/') ? /^Ü$/ : new RegExp(`^${escaped(name)}$`, 'i'),
      })
      if (!(await link.isVisible())) await page.locator('nav[data-part=sidebar] summary').first().click()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The page ${name}`)
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => 'kept' in window), name).toBe(true)
      const response = await page.goto(address + path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`The page ${name}`)
      await expect(page.locator('nav[data-part=sidebar] a[aria-current=page]')).toHaveCount(1)
    }
  }
})

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
