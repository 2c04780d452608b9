import { describe, expect, it } from 'vitest'
import { describePage } from '../../../src/site/describe-page.ts'
import { documentTitle, duplicateTitles } from '../../../src/site/document-title.ts'
import { metaProblems } from '../../../src/site/meta-problems.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { pageTitle } from '../../../src/site/title.ts'
import { PRODUCT_ROUTES, productSite } from './product-site.ts'
import { config, golden, outline, tree } from './tree.ts'

const settings = config({ navigation: false })
const source = tree(productSite())
const map = buildPageMap(source, settings, 'en-US')
const page = (route: string) => describePage(map, route, settings)

describe('the product’s tree', () => {
  it('R2.01: every route of the site map has its page and title', () => {
    for (const [route, title] of PRODUCT_ROUTES) {
      const record = map.pages.get(route)
      expect(record && pageTitle(record.source, settings.theme.acronyms)).toBe(title)
      expect(record?.type).toBe('doc')
    }
    expect([...map.pages.keys()].sort()).toEqual(
      [...PRODUCT_ROUTES.map(([route]) => route), '/404', '/500'].sort(),
    )
    expect(metaProblems(source)).toEqual([])
  })

  it('R2.02, R2.03, R2.04: the sidebar has the titles and the order of the site map, no hidden page', () => {
    expect(outline(page('/scribe/v2/faq').sidebar)).toBe(
      golden(`
        - Overview /
        v Authentication /authentication
          - Authentication Quickstart /authentication/personal-token
          - Advanced Authentication /authentication/keypair
        v Scribe
          v V2 (latest) /scribe/v2
            - Overview /scribe/v2/developer-guide
            - Batch development /scribe/v2/batch-development
            - Batch API specification /scribe/v2/batch-api-specification
            - Human in the loop development /scribe/v2/hitl-development
            - Real-time development /scribe/v2/real-time-development
            - Real-time specification /scribe/v2/real-time-specification
            - FAQ /scribe/v2/faq *
          > V1 /scribe/v1
            - Overview /scribe/v1/overview
            - Batch development /scribe/v1/batch-development
            - Batch API specification /scribe/v1/batch-api-specification
            - Real-time development /scribe/v1/real-time-development
            - Real-time specification /scribe/v1/real-time-specification
        v LLM-ready API
          - Overview /llmreadyapi/overview
          - API Specification /llmreadyapi/api
          - Authentication /llmreadyapi/kf-authentication
          - Python library /llmreadyapi/python-library
          - Usage Guide /llmreadyapi/usage
          - Model Context Protocol /llmreadyapi/mcp
          - Sample questions /llmreadyapi/sample-questions
          - FAQs /llmreadyapi/faqs
          - Support /llmreadyapi/support
        v NERD
          - Overview /nerd/overview
          - Text annotation /nerd/text-annotation
          - API Specification /nerd/api
          - FAQ /nerd/faq
        v Extract
          > V3 (latest) /extract/v3
            - Overview /extract/v3/home
            - Quickstart /extract/v3/quickstart
            - Output format /extract/v3/output
            - Toolkit /extract/v3/toolkit
            - OCR /extract/v3/ocr
            - API specification /extract/v3/api
            - Figure Extraction /extract/v3/figex
          > V2 /extract/v2
            - Overview /extract/v2/home
            - Quickstart /extract/v2/quickstart
            - Output format /extract/v2/output
            - Extracting tables /extract/v2/tables
            - OCR /extract/v2/ocr
            - API specification /extract/v2/api
      `),
    )
  })

  it('NRM-06: one tree is the sidebar and the mobile menu of every page, there is no navbar item', () => {
    for (const [route] of PRODUCT_ROUTES) {
      const { sidebar, mobileMenu, navbar } = page(route)
      expect(mobileMenu).toBe(sidebar)
      expect(sidebar).toHaveLength(6)
      expect(navbar).toEqual([])
    }
  })

  it('SID-10: every page but the hidden ones is marked once', () => {
    const hidden = ['/grounding', '/grounding/google-marketplace', '/example', '/tabs']
    for (const [route] of PRODUCT_ROUTES) {
      const marks = outline(page(route).sidebar).match(/ \*$/gm) ?? []
      expect(marks).toHaveLength(hidden.includes(route) ? 0 : 1)
    }
  })

  it('BRC-03: the breadcrumb of a version carries its label', () => {
    expect(page('/scribe/v2/faq').breadcrumb).toEqual([
      { title: 'Scribe' },
      { title: 'V2 (latest)', href: '/scribe/v2' },
      { title: 'FAQ' },
    ])
  })

  it('R1.07: no two pages share a document title', () => {
    const titleOf = (route: string) => {
      const record = map.pages.get(route)
      const title = record ? pageTitle(record.source, settings.theme.acronyms) : ''
      return documentTitle(title, page(route).section, settings.brand, settings.defaultLocale)
    }
    expect(duplicateTitles(map, settings)).toEqual([])
    expect(titleOf('/')).toBe('Overview · Corvane docs')
    expect(titleOf('/scribe/v2')).toBe('Scribe V2 · Corvane docs')
    expect(titleOf('/scribe/v2/faq')).toBe('FAQ · Scribe V2 · Corvane docs')
    expect(titleOf('/llmreadyapi/kf-authentication')).toBe('Authentication · LLM-ready API · Corvane docs')
    expect(titleOf('/authentication')).toBe('Authentication · Corvane docs')
  })

  it('R3.01: previous and next are off', () => {
    expect(page('/scribe/v2/faq')).not.toHaveProperty('previous')
    expect(page('/scribe/v2/faq')).not.toHaveProperty('next')
  })
})
