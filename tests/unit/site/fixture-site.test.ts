import { describe, expect, it } from 'vitest'
import { type FolderSpec, golden, outline, pageOf } from './tree.ts'

/** Each service is a top-level `page` folder and `/` is a `page` (the example after NRM-12). */
const SITE: FolderSpec = {
  meta: {
    '*': { type: 'page' },
    index: 'Overview',
    authentication: 'Authentication',
    scribe: 'Scribe',
    nerd: 'NERD',
  },
  pages: { index: 'Overview' },
  folders: {
    authentication: {
      meta: { 'personal-token': 'Authentication Quickstart', keypair: 'Advanced Authentication' },
      pages: ['index', 'personal-token', 'keypair'],
    },
    scribe: {
      meta: { v2: 'Scribe V2', v1: 'Scribe V1' },
      folders: {
        v2: {
          meta: { 'real-time-specification': 'Real-time specification', faq: 'FAQ' },
          pages: ['real-time-specification', 'faq'],
        },
        v1: {
          meta: { overview: 'Overview', 'batch-development': 'Batch development' },
          pages: ['overview', 'batch-development'],
        },
      },
    },
    nerd: {
      meta: {
        overview: 'Overview',
        'text-annotation': 'Text annotation',
        api: 'API Specification',
        faq: 'FAQ',
      },
      pages: ['overview', 'text-annotation', 'api', 'faq'],
    },
  },
}

describe('the fixture site of section 1.4', () => {
  it('NRM-12: /', () => {
    const page = pageOf(SITE, '/')
    expect(page).toMatchObject({ type: 'page', sidebar: [], breadcrumb: [] })
    expect(page).not.toHaveProperty('previous')
    expect(page).not.toHaveProperty('next')
    expect(page.navbar).toEqual([
      { kind: 'link', title: 'Overview', href: '/', newWindow: false, current: 'page' },
      { kind: 'link', title: 'Authentication', href: '/authentication', newWindow: false },
      { kind: 'link', title: 'Scribe', href: '/scribe/v2/real-time-specification', newWindow: false },
      { kind: 'link', title: 'NERD', href: '/nerd/overview', newWindow: false },
    ])
  })

  it('NRM-12: /authentication/keypair', () => {
    const page = pageOf(SITE, '/authentication/keypair')
    expect(outline(page.sidebar)).toBe(
      golden(`
        - Authentication Quickstart /authentication/personal-token
        - Advanced Authentication /authentication/keypair *
      `),
    )
    expect(page.breadcrumb).toEqual([
      { title: 'Authentication', href: '/authentication' },
      { title: 'Advanced Authentication' },
    ])
    expect(page.previous).toEqual({
      title: 'Authentication Quickstart',
      href: '/authentication/personal-token',
    })
    expect(page).not.toHaveProperty('next')
  })

  it('NRM-12: /scribe/v2/faq', () => {
    const page = pageOf(SITE, '/scribe/v2/faq')
    expect(outline(page.sidebar)).toBe(
      golden(`
        v Scribe V2
          - Real-time specification /scribe/v2/real-time-specification
          - FAQ /scribe/v2/faq *
        v Scribe V1
          - Overview /scribe/v1/overview
          - Batch development /scribe/v1/batch-development
      `),
    )
    expect(page.breadcrumb).toEqual([{ title: 'Scribe' }, { title: 'Scribe V2' }, { title: 'FAQ' }])
    expect(page.previous?.title).toBe('Real-time specification')
    expect(page.next).toEqual({ title: 'Overview', href: '/scribe/v1/overview' })
  })

  it('NRM-12: /nerd/overview', () => {
    const page = pageOf(SITE, '/nerd/overview')
    expect(outline(page.sidebar)).toBe(
      golden(`
        - Overview /nerd/overview *
        - Text annotation /nerd/text-annotation
        - API Specification /nerd/api
        - FAQ /nerd/faq
      `),
    )
    expect(page.breadcrumb).toEqual([{ title: 'NERD' }, { title: 'Overview' }])
    expect(page).not.toHaveProperty('previous')
    expect(page.next).toEqual({ title: 'Text annotation', href: '/nerd/text-annotation' })
  })

  it('SID-02: the mobile menu of every page holds the whole site', () => {
    expect(outline(pageOf(SITE, '/').mobileMenu)).toBe(
      golden(`
        - Overview / *
        v Authentication /authentication
          - Authentication Quickstart /authentication/personal-token
          - Advanced Authentication /authentication/keypair
        v Scribe
          > Scribe V2
            - Real-time specification /scribe/v2/real-time-specification
            - FAQ /scribe/v2/faq
          > Scribe V1
            - Overview /scribe/v1/overview
            - Batch development /scribe/v1/batch-development
        v NERD
          - Overview /nerd/overview
          - Text annotation /nerd/text-annotation
          - API Specification /nerd/api
          - FAQ /nerd/faq
      `),
    )
  })
})
