/** What an author sees who wrote wrong settings: all that is wrong, on the page. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './site.ts'

const SETTINGS = `export default {
  brand: 'Wrong',
  description: 'Settings that are wrong.',
  theme: {
    banner: { text: 'New', dismissable: true },
    chat: { link: 'http://chat.example' },
    docsRepositoryBase: 'no url',
    footer: { text: () => 'A component' },
    i18n: [{ locale: 'fr' }],
    nextThemes: { defaultTheme: 'drak' },
    primaryHue: 'blue',
    project: { link: 'project.example' },
    sidebar: { defaultMenuCollapseLevel: 0 },
  },
}
`

test('CFG-02, CFG-03, CFG-04, CFG-05, CFG-06, CFG-07, CFG-08, CFG-09, GIT-10, R6.01, R6.02, R6.03, R6.05, R8.02: every problem of the settings is on the page, with its place', {
  tag: '@dev',
}, async ({ page, site }) => {
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', 'wrong-settings')
  await mkdir(join(root, 'content'), { recursive: true })
  await writeFile(join(root, 'site.config.ts'), SETTINGS)
  await writeFile(join(root, 'content/index.mdx'), '# Home\n\nText.\n')
  await page.goto(`${await site(root)}/`)
  const shown = page.locator('vite-error-overlay')
  for (const message of [
    'site.config.ts:5',
    "Unrecognized key 'dismissable' in theme.banner",
    'nearest dismissible',
    'theme.chat.link: Invalid input: must start with "https://"',
    'theme.docsRepositoryBase: Invalid `docsRepositoryBase` URL!',
    'theme.footer.text: Wrong type',
    'received function',
    'theme.i18n[0].text: Missing',
    'theme.nextThemes.defaultTheme: Invalid value',
    "nearest 'dark'",
    'theme.primaryHue: Wrong type',
    'theme.project.link: Invalid input: must start with "https://"',
    'theme.sidebar.defaultMenuCollapseLevel: Number must be greater than or equal to 1',
  ]) {
    await expect(shown).toContainText(message)
  }
  // The page comes as soon as they are right.
  await writeFile(join(root, 'site.config.ts'), "export default { brand: 'Right', description: 'Right.' }\n")
  await expect(async () => {
    await page.reload()
    await expect(page).toHaveTitle('Home · Right docs', { timeout: 1_000 })
  }).toPass()
})
