import { ACTIONS, TOPICS } from './phrases.ts'

export interface ProsePage {
  /** Place in the list of pages; the text of a page depends on it alone. */
  index: number
  title: string
  /** File below the folder of pages, without extension: `guides/scale-the-queue-12`. */
  file: string
}

export interface Section {
  folder: string
  title: string
  pages: ProsePage[]
}

/** All pages of a generated site: the home page, then ten sections in the order of their menu. */
export interface ProseSite {
  home: ProsePage
  sections: Section[]
  /** Home page first, then the pages in turn from each section. */
  pages: ProsePage[]
}

const TITLES = [
  'Getting started',
  'Guides',
  'Concepts',
  'Configuration',
  'Deployment',
  'API reference',
  'Security',
  'Observability',
  'Integrations',
  'Troubleshooting',
]

/** Plans a site of `count` pages, home page included. A site with more pages holds the same pages first. */
export function prosePages(count: number): ProseSite {
  const home = { index: 0, title: 'Overview', file: 'index' }
  const sections: Section[] = TITLES.map((title) => ({ folder: slug(title), title, pages: [] }))
  const pages = [home]
  for (let index = 1; index < count; index += 1) {
    const turn = (index - 1) % sections.length
    const section = sections[turn] as Section
    const title = `${titleOf(section.pages.length, turn)} ${index}`
    const page = { index, title, file: `${section.folder}/${slug(title)}` }
    section.pages.push(page)
    pages.push(page)
  }
  return { home, sections: sections.filter(({ pages }) => pages.length > 0), pages }
}

function titleOf(place: number, section: number): string {
  const action = ACTIONS[(place * 5 + section) % ACTIONS.length]
  return `${action} the ${TOPICS[(place * 7 + section * 3) % TOPICS.length]}`
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Path of a page on its site: `/`, `/guides/scale-the-queue-12`. */
export function routeOf({ file }: ProsePage): string {
  return file === 'index' ? '/' : `/${file}`
}

/** A word that stands on this page and on no other. */
export function markerOf({ index }: ProsePage): string {
  return `marker${index}q${(index * 2_654_435_761) % 1_000_000}`
}
