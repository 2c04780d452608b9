import { expect, it } from 'vitest'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { applicationWords } from '../../../src/site/application-words.ts'
import { english } from '../../../src/texts/english.ts'
import { french } from '../../../src/texts/french.ts'

const config = resolveSiteConfig(
  siteSchema.parse({
    brand: 'Acme',
    description: 'Docs.',
    theme: {
      i18n: [
        { locale: 'en-US', text: 'English' },
        { locale: 'fr', text: 'Français' },
      ],
    },
  }),
)

it('each application has a file of words in each language of the site', () => {
  const { addresses, contents } = applicationWords(config, ({ locale, name }) => `/${locale}/${name}.json`)
  expect(Object.keys(addresses)).toEqual(['en-US', 'fr'])
  expect(addresses['fr']?.console).toBe('/fr/console.json')
  expect(JSON.parse(contents.get('/fr/console.json') ?? '')).toEqual(french.applications.console)
  expect(contents.size).toBe(2 * Object.keys(english.applications).length)
})

it('words of applications are pure data, so that nothing of them is lost in a file', () => {
  for (const { applications } of [english, french])
    expect(JSON.parse(JSON.stringify(applications))).toEqual(applications)
})
