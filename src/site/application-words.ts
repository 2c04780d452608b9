import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { ApplicationTexts } from '../texts/application-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import { localesOf } from './languages.ts'

/** Addresses, without base path, of the words of each application, by locale. */
export type WordAddresses = Readonly<Record<string, Readonly<Record<keyof ApplicationTexts, string>>>>

/** Gives the words of an application their address. */
export type AddressWords = (words: { locale: string; name: string; text: string }) => string

/**
 * The words of applications in the languages of a site, each in a file of its own: no page carries them, and a reader loads only those of the application that is opened.
 * @returns where they are, and the files by address
 */
export function applicationWords(
  config: ResolvedSiteConfig,
  addressOf: AddressWords,
): { addresses: WordAddresses; contents: Map<string, string> } {
  const contents = new Map<string, string>()
  const addresses = localesOf(config).map((locale) => {
    const own = Object.entries(textsOf(locale).applications).map(([name, words]) => {
      const text = JSON.stringify(words)
      const address = addressOf({ locale, name, text })
      contents.set(address, text)
      return [name, address]
    })
    return [locale, Object.fromEntries(own)]
  })
  return { addresses: Object.fromEntries(addresses), contents }
}
