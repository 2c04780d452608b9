import { below, generator, pick, type Random } from '../../seeded-random.ts'
import { SMALL } from '../reference/small-document.ts'

interface EditedPage {
  /** Of its file. */
  name: string
  /** In the sidebar. */
  label: string
  part: string
  sentences: string[]
  link?: EditedPage | undefined
  picture?: string | undefined
  isHidden: boolean
  isTranslated: boolean
}

interface Folder {
  name: string
  label: string
  pages: EditedPage[]
}

const PICTURES = ['one', 'two']

/**
 * A small site that an author edits at random: the same seed makes the same edits. Everything that an edit makes is numbered, so that nothing
 * becomes by chance what it was before.
 */
export class EditedSite {
  readonly #random: Random
  readonly #folders: Folder[] = ['guide', 'tools', 'more'].map((name) => ({ name, label: name, pages: [] }))
  readonly #widths = new Map(PICTURES.map((name) => [name, 20]))
  #host = 'one.example'
  #apiText = 'Runs jobs.'
  #made = 0

  constructor(seed: number) {
    this.#random = generator(seed)
    for (let i = 0; i < 14; i++) this.#addPage()
  }

  /** Every kind of edit by what it reaches: one page, the tree of pages, the whole site. */
  readonly edits: Record<'page' | 'tree' | 'site', Record<string, () => void>> = {
    page: {
      'a sentence': () => this.#page().sentences.push(`Sentence ${++this.#made} on {{host}}.`),
      'a heading': () => this.#set({ part: `Part ${++this.#made}` }),
      'a link': () => this.#set({ link: this.#page() }),
      'a picture more or less': () => {
        const page = this.#page()
        page.picture = page.picture === undefined ? pick(this.#random, PICTURES) : undefined
      },
      'a picture file': () => this.#widths.set(pick(this.#random, PICTURES), 20 + ++this.#made),
      'a translation more or less': () => this.#toggle('isTranslated'),
      'an API document': () => {
        this.#apiText = `Runs jobs, version ${++this.#made}.`
      },
    },
    tree: {
      'a page more': () => this.#addPage(),
      'a page less': () => this.#deletePage(),
      'the name of a page': () => this.#set({ name: `page-${++this.#made}` }),
      'a title in _meta': () => this.#set({ label: `Label ${++this.#made}` }),
      'a page hidden or shown': () => this.#toggle('isHidden'),
      'the order in _meta': () => {
        const { pages } = this.#largest()
        pages.unshift(...pages.splice(1 + below(this.#random, pages.length - 1)))
      },
      'the order of folders': () => this.#folders.push(...this.#folders.splice(0, 1)),
    },
    site: {
      'a variable': () => {
        this.#host = `host-${++this.#made}.example`
      },
    },
  }

  /**
   * Rounds 1 to 3 have every kind of edit, those that reach far last: they would hide what is wrong after the others. Later rounds are any four.
   * @returns what was edited
   */
  editSome(round: number): string[] {
    const { page, tree, site } = this.edits
    const all = Object.entries({ ...page, ...tree, ...site })
    const planned = [page, tree, site].map((kinds) => Object.entries(kinds))[round - 1]
    const some = planned ?? Array.from({ length: 4 }, () => pick(this.#random, all))
    for (const [, edit] of some) edit()
    return some.map(([name]) => name)
  }

  /** Its files: text by path; of a picture the width. */
  files(): Map<string, string> {
    const files = new Map([
      ['site.config.ts', settings(this.#host)],
      ['apis/jobs.yaml', SMALL.replace('Runs jobs.', this.#apiText)],
      ['content/index.mdx', '# Home\n\nOn {{host}}.\n'],
      ['content/jobs.mdx', '---\napi: jobs\n---\n\n# Jobs\n'],
      ['content/_meta.ts', meta([...this.#folders, { name: 'index', label: 'Home' }])],
    ])
    for (const [name, width] of this.#widths) files.set(`content/pictures/${name}.png`, String(width))
    for (const { name: folder, pages } of this.#folders) {
      files.set(`content/${folder}/_meta.ts`, meta(pages))
      for (const page of pages) {
        files.set(`content/${folder}/${page.name}.mdx`, this.#text(page))
        if (page.isTranslated)
          files.set(`content/${folder}/${page.name}.fr.mdx`, `# ${page.label}\n\nTexte.\n`)
      }
    }
    return files
  }

  #text({ name, part, sentences, link, picture }: EditedPage): string {
    const folder = this.#folders.find(({ pages }) => pages.some((page) => page === link))
    return [
      `# Title of ${name}`,
      ...sentences,
      ...(folder && link ? [`See [another page](/${folder.name}/${link.name}).`] : []),
      ...(picture === undefined ? [] : [`![A picture](../pictures/${picture}.png)`]),
      `## ${part}`,
      '```js\nstart()\n```\n',
    ].join('\n\n')
  }

  #addPage(): void {
    const number = ++this.#made
    const { pages } = this.#folders.reduce((one, other) =>
      other.pages.length < one.pages.length ? other : one,
    )
    const page: EditedPage = {
      name: `page-${number}`,
      label: `Page ${number}`,
      part: 'Part',
      sentences: [`Sentence of ${number}.`],
      isHidden: false,
      isTranslated: number % 6 === 0,
      ...(number % 4 === 0 && { picture: pick(this.#random, PICTURES) }),
      ...(number > 1 && { link: this.#page() }),
    }
    pages.splice(below(this.#random, pages.length + 1), 0, page)
  }

  #deletePage(): void {
    const { pages } = this.#largest()
    const [gone] = pages.splice(below(this.#random, pages.length), 1)
    for (const page of this.#pages()) if (page.link === gone) page.link = undefined
  }

  #pages(): EditedPage[] {
    return this.#folders.flatMap(({ pages }) => pages)
  }

  #page(): EditedPage {
    return pick(this.#random, this.#pages())
  }

  #set(values: Partial<EditedPage>): void {
    Object.assign(this.#page(), values)
  }

  #toggle(key: 'isHidden' | 'isTranslated'): void {
    const page = this.#page()
    page[key] = !page[key]
  }

  #largest(): Folder {
    return this.#folders.reduce((one, other) => (other.pages.length > one.pages.length ? other : one))
  }
}

function settings(host: string): string {
  const languages = "[{ locale: 'en-US', text: 'English' }, { locale: 'fr', text: 'Français' }]"
  return `export default {
  brand: 'Edited', description: 'A site.', variables: { host: '${host}' }, redirects: { '/older': '/jobs' }, theme: { i18n: ${languages} },
}
`
}

function meta(entries: readonly { name: string; label: string; isHidden?: boolean }[]): string {
  const lines = entries.map(({ name, label, isHidden }) => {
    const value = isHidden ? `{ title: '${label}', display: 'hidden' }` : `'${label}'`
    return `  '${name}': ${value},`
  })
  return `export default {\n${lines.join('\n')}\n}\n`
}
