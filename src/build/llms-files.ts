import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { twinAddress } from '../config/twin-address.ts'
import type { Site } from '../content/read-site.ts'
import { type LlmsSection, llmsSections } from '../site/llms-sections.ts'
import { buildPageMap } from '../site/page-map.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute, withBase } from '../site/route.ts'
import { textsOf } from '../texts/texts-of.ts'

/** A usual estimate: a token is about four characters. No tokenizer counts for all models. */
const CHARACTERS_PER_TOKEN = 4

/** What a list says of one file. */
interface Entry {
  title: string
  address: string
  text?: string
}

/**
 * The files for language models: `llms.txt` in the format of llmstxt.org, with the pages of the default language that are advertised; `llms-full.txt` with
 * all their twins, and one for each service.
 * @param output folder in which the twins lie already
 * @param documents API documents, by address without base path, with their titles
 * @returns texts by address, without base path
 */
export async function llmsFiles(
  site: Pick<Site, 'source' | 'config' | 'base'>,
  output: string,
  documents: readonly { title: string; address: string }[],
): Promise<Map<string, string>> {
  const { source, config, base } = site
  const { brand, defaultLocale, description, agents, siteUrl } = config
  const { siteName, llms } = textsOf(defaultLocale)
  const publicOf = (address: string) =>
    siteUrl === undefined ? withBase(address, base) : publicAddress(address, siteUrl, base)
  const sections = llmsSections(buildPageMap(source, config, defaultLocale), config)
  const fullTexts = await Promise.all(
    sections.map(async (section) => ({ section, twins: await twinsOf(section, output, publicOf) })),
  )
  const head = (...names: string[]) => `# ${[siteName(brand), ...names].join(': ')}\n\n> ${description}\n`
  const whole = (name: string[], twins: readonly string[]): [string, string] => {
    const text = twins.join('\n')
    const size = tokensOf(text, defaultLocale)
    return [`${head(...name)}\n${llms.size(size)}\n\n${text}`, size]
  }
  const files = new Map<string, string>()
  const full: Entry[] = []
  const add = (title: string, address: string, [text, size]: [string, string]) => {
    files.set(address, text)
    full.push({ title, address: publicOf(address), text: llms.size(size) })
  }
  add(
    llms.everything,
    '/llms-full.txt',
    whole(
      [],
      fullTexts.flatMap(({ twins }) => twins),
    ),
  )
  for (const { section, twins } of fullTexts) {
    if (!section.service) continue
    const { title, route } = section.service
    add(title, `${route}/llms-full.txt`, whole([title], twins))
  }
  const lists = [
    ...sections.map(({ service, pages }) => list(service?.title ?? llms.general, pages.map(entryOf))),
    ...(documents.length > 0 ? [list(llms.documents, documents.map(publicEntry))] : []),
    list(llms.fullText, full),
  ]
  function entryOf({ title, route, description: text }: LlmsSection['pages'][number]): Entry {
    const address = publicOf(hrefOfRoute(twinAddress(route)))
    return { title, address, ...(text !== undefined && { text }) }
  }
  function publicEntry({ title, address }: { title: string; address: string }): Entry {
    return { title, address: publicOf(address) }
  }
  const rules = agents.map(({ text, href }) => {
    const link = href === undefined ? '' : ` ${llms.see(publicOf(hrefOfRoute(twinAddress(href))))}`
    return `- ${text}${link}\n`
  })
  const opening = rules.length > 0 ? [`${llms.agents}\n\n${rules.join('')}`] : []
  files.set('/llms.txt', [head(), ...opening, ...lists].join('\n'))
  return files
}

/** Each with its address in front. */
function twinsOf(
  { pages }: LlmsSection,
  output: string,
  publicOf: (address: string) => string,
): Promise<string[]> {
  return Promise.all(
    pages.map(async ({ route }) => {
      const address = twinAddress(route)
      const text = await readFile(path.join(output, address), 'utf8')
      return `<!-- ${publicOf(hrefOfRoute(address))} -->\n\n${text}`
    }),
  )
}

function list(title: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ title: name, address, text }) =>
      `- [${inLine(name)}](${address})${text === undefined ? '' : `: ${inLine(text)}`}\n`,
  )
  return `## ${title}\n\n${lines.join('')}`
}

/** In the name of a link, brackets would end it. */
function inLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&')
}

/** Two digits are all that an estimate has. */
function tokensOf(text: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2 })
  return format.format(text.length / CHARACTERS_PER_TOKEN)
}
