import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { temporarySite } from './temporary-site.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const { theme, variables } = await readSiteConfig(root)

/** Sum of the digits of every value, each second one doubled, from the right (both check digits are made so). */
function luhn(values: number[]): number {
  const digits = values.flatMap((value) => [...String(value)].map(Number))
  const sum = digits.reverse().reduce((total, digit, index) => {
    const weighted = index % 2 === 0 ? digit * 2 : digit
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return (10 - (sum % 10)) % 10
}

const valuesOf = (code: string) => [...code].map((character) => Number.parseInt(character, 36))

describe("the product's settings", () => {
  it('R1.03, R3.01, R4.08: light, without previous and next, hue 192', () => {
    expect(theme).toMatchObject({
      navigation: { prev: false, next: false },
      nextThemes: { forcedTheme: 'light' },
      primaryHue: { dark: 192, light: 192 },
      primarySaturation: { dark: 100, light: 100 },
    })
  })

  it('R1.04, R1.05, R1.06: free trial, help and search', () => {
    const { freeTrialUrl, supportEmail, salesLink } = variables
    expect(theme.navbar.button).toEqual({ text: 'Free trial', href: freeTrialUrl })
    expect(theme.sidebar.help).toEqual([
      { prompt: 'Need help?', text: 'Contact support', href: `mailto:${supportEmail}` },
      { prompt: 'Questions?', text: 'Contact sales', href: salesLink },
    ])
    expect(theme.search.placeholder).toBe('Search Corvane docs')
  })

  it('R3.25: the footer', () => {
    expect(theme.footer.text).toMatch(/^MIT \d{4} © Corvane$/)
  })

  it('a new brand name changes every value that had the old one', async () => {
    const source = await readFile(path.join(root, 'site.config.ts'), 'utf8')
    const renamed = source.replace("brand = 'Corvane'", "brand = 'Zephyr Data'")
    const site = await readSiteConfig(await temporarySite({ 'site.config.ts': renamed }))
    expect(JSON.stringify(site)).not.toMatch(/corvane/i)
    expect(site.variables).toMatchObject({
      brand: 'Zephyr Data',
      brandSlug: 'zephyr-data',
      docsHost: 'docs.zephyr-data.example',
      pythonModule: 'zephyr_data_kf',
      companiesDatabase: 'Zephyr Data Companies',
    })
  })

  it.each(['A', 'B', 'C', 'D'])(
    'the identifiers of invented company %s have valid check digits',
    (letter) => {
      const cusip = variables[`company${letter}Cusip`] ?? ''
      const isin = variables[`company${letter}Isin`] ?? ''
      expect(cusip).toMatch(/^\d{9}$/)
      expect(Number(cusip.at(-1))).toBe(luhn(valuesOf(cusip.slice(0, -1))))
      expect(isin.slice(2, -1)).toBe(cusip)
      expect(Number(isin.at(-1))).toBe(luhn(valuesOf(isin.slice(0, -1))))
    },
  )
})
