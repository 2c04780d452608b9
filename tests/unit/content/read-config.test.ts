import { describe, expect, it } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { temporarySite } from './temporary-site.ts'

const read = async (source: string) => readSiteConfig(await temporarySite({ 'site.config.ts': source }))

async function blockOf(source: string): Promise<string> {
  const result = await read(source).catch((error: unknown) => error)
  return result instanceof Error ? result.message : 'no error'
}

describe('readSiteConfig', () => {
  it('R4.06, CFG-01: gives the settings with their defaults', async () => {
    const config = await read(`import type { SiteConfig } from '../src/config/site-schema.ts'
const brand = 'Acme'
export default { brand, description: \`\${brand} docs\`, theme: { toc: { float: false } } } satisfies SiteConfig`)
    expect(config).toMatchObject({
      brand: 'Acme',
      description: 'Acme docs',
      variables: { brand: 'Acme' },
      theme: { toc: { backToTop: false, float: false } },
    })
  })

  it('CFG-08: a site without settings', async () => {
    const root = await temporarySite({})
    await expect(readSiteConfig(root)).rejects.toThrow(`1 problem in 1 file

site.config.ts
  There is no site.config.ts in ${root}
  expected  a file that exports an object with at least \`brand\` and \`description\``)
  })

  it('CFG-08: all problems at once, each with file, place and key path', async () => {
    expect(
      await blockOf(`const brand = 'Acme'
const languages = [
  { locale: 'en', text: 'English' },
  { locale: 'fr', txt: 'Français' },
]
export default {
  brand,
  descripton: 'Docs',
  theme: {
    banner: { text: 'New!', dismissable: true },
    docsRepositoryBase: 'docs',
    i18n: languages,
    project: { link: 'http://example.com' },
    sidebar: { defaultMenuCollapseLevel: 0 },
  },
}
`),
    ).toBe(`9 problems in 1 file

site.config.ts:4:3
  theme.i18n[1].text: Missing
  expected  string

site.config.ts:4:19
  theme.i18n[1].txt: Unrecognized key 'txt' in theme.i18n[1]
  expected  locale, text, direction
  nearest   text

site.config.ts:6:1
  description: Missing
  expected  string

site.config.ts:6:1
  defaultLocale: 'en-US' is not among the locales of theme.i18n
  expected  'en' | 'fr'

site.config.ts:8:3
  descripton: Unrecognized key 'descripton'
  expected  brand, siteUrl, description, variables, redirects, defaultLocale, analytics, errorReporting, security, agents, offline, search, apiRules, theme
  nearest   description

site.config.ts:10:29
  theme.banner.dismissable: Unrecognized key 'dismissable' in theme.banner
  expected  text, key, dismissible
  nearest   dismissible

site.config.ts:11:5
  theme.docsRepositoryBase: Invalid \`docsRepositoryBase\` URL!
  expected  a URL; it must start with "https://"
  received  'docs'

site.config.ts:13:16
  theme.project.link: Invalid input: must start with "https://"
  expected  a URL that starts with "https://"
  received  'http://example.com'

site.config.ts:14:16
  theme.sidebar.defaultMenuCollapseLevel: Number must be greater than or equal to 1
  received  0`)
  })

  it('R6.01: an unknown key of the whole', async () => {
    expect(
      await blockOf(`export default { brand: 'Acme', description: 'Docs', them: {} }`),
    ).toBe(`1 problem in 1 file

site.config.ts:1:54
  them: Unrecognized key 'them'
  expected  brand, siteUrl, description, variables, redirects, defaultLocale, analytics, errorReporting, security, agents, offline, search, apiRules, theme
  nearest   theme`)
  })

  it('CFG-05: no object at all', async () => {
    expect(await blockOf(`\nexport default ['Acme']`)).toBe(`1 problem in 1 file

site.config.ts:2:1
  Wrong type
  expected  object
  received  array`)
  })
})
