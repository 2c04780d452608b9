import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { buildOnce } from './build-once.ts'
import { siteAddresses } from './site-addresses.ts'

/** The addresses of a site, error pages included. */
export interface Shapes {
  /** One page of each shape. */
  shapes: readonly string[]
  /** All others: elements, classes and attributes that pages of `shapes` have as well. */
  others: readonly string[]
}

/** Whether this is `npm test -- --all`. */
export const IS_ALL = Boolean(process.env['DOCS_TEST_ALL'])

/** What a sweep looks at, for the name of its test. */
export const SWEPT = IS_ALL ? 'every page' : 'one page of each shape'

/** The addresses of a site that a sweep looks at. @param name as for `site()` */
export async function sweptPages(name: string): Promise<readonly string[]> {
  const { shapes, others } = await shapesOf(name)
  return IS_ALL ? [...shapes, ...others] : shapes
}

const known = new Map<string, Promise<Shapes>>()

/** Elements without end tag. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/**
 * Chooses few pages that have, together, every element with its classes in every element around it, every attribute and every language.
 * @param name as for `site()`
 */
export function shapesOf(name: string): Promise<Shapes> {
  const found = known.get(name) ?? findShapes(name)
  known.set(name, found)
  return found
}

async function findShapes(name: string): Promise<Shapes> {
  const dist = await buildOnce(name, '')
  const addresses = [...(await siteAddresses(name)), '/404', '/500']
  const pages = addresses.map((address) => ({ address, html: htmlOf(dist, address) }))
  const traits = new Map(pages.map(({ address, html }) => [address, traitsOf(html)]))
  const left = new Set([...traits.values()].flatMap((each) => [...each]))
  const shapes = new Set<string>()
  while (left.size > 0) {
    const news = pages.map(({ address }) => [...(traits.get(address) ?? [])].filter((one) => left.has(one)))
    // A long page has to bring more: it takes longer to look at.
    const gains = news.map(({ length }, index) => length / Math.sqrt(pages[index]?.html.length ?? 1))
    const best = gains.indexOf(Math.max(...gains))
    shapes.add(addresses[best] ?? '')
    for (const trait of news[best] ?? []) left.delete(trait)
  }
  return {
    shapes: addresses.filter((address) => shapes.has(address)),
    others: addresses.filter((address) => !shapes.has(address)),
  }
}

function htmlOf(dist: string, address: string): string {
  const path = join(dist, decodeURI(address))
  const file = [`${path}.html`, join(path, 'index.html')].find((each) => existsSync(each))
  if (file === undefined) throw new Error(`No file of ${dist} is the page ${address}.`)
  return readFileSync(file, 'utf8')
}

/** What the look of a page depends on, words left out. */
function traitsOf(html: string): Set<string> {
  const traits = new Set<string>()
  const around: string[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      const { class: classes = '', lang = '' } = attributes
      const own = `${tag}.${classes}`
      traits.add(`${around.at(-1)} > ${own}`)
      for (const attribute of Object.keys(attributes)) traits.add(attribute)
      if (tag === 'html') traits.add(lang)
      if (!VOID.has(tag)) around.push(own)
    },
    onclosetag(tag) {
      if (!VOID.has(tag)) around.pop()
    },
  })
  parser.end(html)
  return traits
}
