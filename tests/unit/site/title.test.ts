import { describe, expect, it } from 'vitest'
import { pageTitle, titleCase } from '../../../src/site/title.ts'
import { config, type FolderSpec, mapOf, type PageSpec, tree } from './tree.ts'

const { acronyms } = config().theme

function navigationTitleOf(spec: FolderSpec): string | undefined {
  return mapOf(spec).entries[0]?.title
}

function pageTitleOf(name: string, spec: PageSpec): string {
  const [page] = tree({ pages: { [name]: spec } }).children
  return page?.kind === 'page' ? pageTitle(page, acronyms) : ''
}

describe('navigation title', () => {
  it('TTL-01: the meta title wins', () => {
    const pages = { faq: { title: 'Front matter', heading: 'Heading' } }
    expect(navigationTitleOf({ meta: { faq: 'Questions' }, pages })).toBe('Questions')
  })

  it('TTL-02: without one, the front-matter title', () => {
    expect(navigationTitleOf({ pages: { faq: { title: 'Front matter', heading: 'Heading' } } })).toBe(
      'Front matter',
    )
  })

  it('TTL-03: without both, the file name, not the heading', () => {
    expect(navigationTitleOf({ pages: { 'batch_api-job': 'Heading' } })).toBe('Batch API Job')
  })

  it('TTL-05: a folder without meta title is titled like a page', () => {
    expect(navigationTitleOf({ folders: { 'folder-no-meta': { pages: ['a'] } } })).toBe('Folder No Meta')
    expect(navigationTitleOf({ folders: { api: { pages: ['a'] } } })).toBe('API')
  })

  it('TTL-05: a folder takes the front-matter title of its index page', () => {
    expect(navigationTitleOf({ folders: { v2: { pages: { index: { title: 'Scribe V2' } } } } })).toBe(
      'Scribe V2',
    )
    expect(
      navigationTitleOf({ pages: { v2: { title: 'Scribe V2' } }, folders: { v2: { pages: ['a'] } } }),
    ).toBe('Scribe V2')
  })
})

describe('titleCase', () => {
  it.each([
    ['getting-started', 'Getting Started'],
    ['api-reference', 'API Reference'],
    ['v2', 'V2'],
    ['url', 'URL'],
    ['faq', 'FAQ'],
    ['faqs', 'FAQs'],
    ['FAQs', 'FAQs'],
    ['kf-authentication', 'Kf Authentication'],
    ['a_b-page', 'A B Page'],
    ['the-life-of-a-job', 'The Life of a Job'],
    ['from-audio-to-text-and-the-rest', 'From Audio to Text and the REST'],
    ['ios', 'iOS'],
    ['javascript', 'JavaScript'],
    ['OpenAPI-notes', 'OpenAPI Notes'],
    ['über-uns', 'Über Uns'],
    ['中文', '中文'],
  ])('TTL-04: %s is %s', (name, title) => {
    expect(titleCase(name, acronyms)).toBe(title)
  })

  it('TTL-04: the configuration adds acronyms', () => {
    expect(titleCase('nerd-faq', config({ acronyms: ['NERD'] }).theme.acronyms)).toBe('NERD FAQ')
    expect(mapOf({ pages: ['nerd-faq'] }, { acronyms: ['NERD'] }).entries[0]?.title).toBe('NERD FAQ')
  })
})

describe('page title', () => {
  it('TTL-06: front matter, then heading, then file name', () => {
    expect(pageTitleOf('faq', { title: 'Front matter', heading: 'Heading' })).toBe('Front matter')
    expect(pageTitleOf('faq', 'Heading')).toBe('Heading')
    expect(pageTitleOf('sample-questions', {})).toBe('Sample Questions')
  })

  it('TTL-06: an index page without title is named after its folder', () => {
    const [folder] = tree({ folders: { 'batch-api': { pages: ['index'] } } }).children
    const page = folder?.kind === 'folder' ? folder.children[0] : undefined
    expect(page?.kind === 'page' && pageTitle(page, acronyms)).toBe('Batch API')
    expect(pageTitleOf('index', {})).toBe('Index')
  })

  it('TTL-07: the heading arrives as plain text and is taken as it is', () => {
    expect(pageTitleOf('index', 'Home code bold')).toBe('Home code bold')
  })
})
