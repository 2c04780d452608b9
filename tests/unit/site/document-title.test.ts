import { describe, expect, it } from 'vitest'
import { documentTitle, duplicateTitles } from '../../../src/site/document-title.ts'
import { config, type FolderSpec, mapOf, pageOf } from './tree.ts'

const SITE: FolderSpec = {
  meta: { llm: 'LLM-ready API' },
  pages: { index: 'Overview' },
  folders: {
    scribe: {
      folders: {
        v2: { pages: { index: 'Scribe V2', faq: 'FAQ' }, folders: { jobs: { pages: { list: 'List' } } } },
      },
    },
    llm: { pages: { overview: 'Overview' } },
    guide: { folders: { basics: { pages: { first: 'First' } } } },
    auth: { pages: { index: 'Authentication', again: 'Authentication' } },
  },
}

function sectionOfRoute(route: string): string | undefined {
  return pageOf(SITE, route).section
}

describe('document title', () => {
  it('R1.07: title, section and brand', () => {
    expect(documentTitle('FAQ', 'Scribe V2', 'Corvane', 'en-US')).toBe('FAQ · Scribe V2 · Corvane docs')
    expect(documentTitle('Overview', undefined, 'Corvane', 'en-US')).toBe('Overview · Corvane docs')
    expect(documentTitle('Aperçu', undefined, 'Corvane', 'fr')).toBe('Aperçu · Documentation Corvane')
  })

  it('R1.07: the section is the title of the nearest index page above', () => {
    expect(sectionOfRoute('/scribe/v2/faq')).toBe('Scribe V2')
    expect(sectionOfRoute('/scribe/v2/jobs/list')).toBe('Scribe V2')
  })

  it('R1.07: without index page, the navigation titles of the folders', () => {
    expect(sectionOfRoute('/llm/overview')).toBe('LLM-ready API')
    expect(sectionOfRoute('/guide/basics/first')).toBe('Guide Basics')
  })

  it('R1.07: no section at top level, on the index page itself, and where it repeats the title', () => {
    expect(sectionOfRoute('/')).toBeUndefined()
    expect(sectionOfRoute('/scribe/v2')).toBeUndefined()
    expect(sectionOfRoute('/auth/again')).toBeUndefined()
  })

  it('R1.07: pages that share a document title are reported', () => {
    const problems = duplicateTitles(mapOf(SITE), config())
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({
      file: 'content/auth/again.mdx',
      message: 'The document title "Authentication · Corvane docs" belongs to content/auth/index.mdx already',
    })
  })
})
