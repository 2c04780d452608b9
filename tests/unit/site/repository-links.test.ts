import { describe, expect, it } from 'vitest'
import {
  editHref,
  feedbackIssueTitle,
  issueHref,
  notFoundIssueTitle,
  serverErrorIssueTitle,
} from '../../../src/site/repository-links.ts'

const ISSUE = { title: 'Feedback for “A & B”', labels: 'feedback,docs' }
const TITLE = 'Feedback%20for%20%E2%80%9CA%20%26%20B%E2%80%9D'

describe('issue link', () => {
  it.each([
    ['https://github.com/corvane/docs', 'https://github.com'],
    ['https://github.com/corvane/docs.git', 'https://github.com'],
    ['https://github.com/corvane/docs/tree/main/site', 'https://github.com'],
    ['https://github.corvane.example:8443/corvane/docs/blob/main', 'https://github.corvane.example:8443'],
  ])('GIT-01: %s', (base, host) => {
    expect(issueHref(base, ISSUE)).toBe(`${host}/corvane/docs/issues/new?title=${TITLE}&labels=feedback,docs`)
  })

  it.each([
    ['https://gitlab.com/g/s/docs', 'https://gitlab.com/g/s/docs'],
    ['https://gitlab.com/g/docs/-/tree/main/site', 'https://gitlab.com/g/docs'],
    ['https://gitlab.corvane.example/g/s/docs/tree/main', 'https://gitlab.corvane.example/g/s/docs'],
    ['https://gitlab.com/tree/docs.git', 'https://gitlab.com/tree/docs'],
  ])('GIT-02: %s', (base, repository) => {
    expect(issueHref(base, ISSUE)).toBe(
      `${repository}/-/issues/new?issue[title]=${TITLE}&issue[description]=/label%20~feedback%2Cdocs%0A`,
    )
  })

  it('GIT-02: no description without labels', () => {
    expect(issueHref('https://gitlab.com/g/docs', { title: 'A', labels: '' })).toBe(
      'https://gitlab.com/g/docs/-/issues/new?issue[title]=A',
    )
  })

  it.each([
    'https://code.corvane.example/corvane/docs',
    'https://notagithub.example/corvane/docs',
    'https://notgitlab.example/corvane/docs',
    'https://corvane.github/corvane/docs',
    'https://github.com/corvane',
    '',
    'no url',
  ])('GIT-03, GIT-04, GIT-10: # for "%s"', (base) => {
    expect(issueHref(base, ISSUE)).toBe('#')
  })

  it('GIT-04: the configuration may state the kind', () => {
    const base = 'https://code.corvane.example/corvane/docs'
    expect(issueHref(base, { title: 'A', labels: 'bug' }, 'github')).toBe(
      'https://code.corvane.example/corvane/docs/issues/new?title=A&labels=bug',
    )
    expect(issueHref(base, { title: 'A', labels: '' }, 'gitlab')).toContain('/-/issues/new')
  })

  it('GIT-05: title of feedback', () => {
    expect(feedbackIssueTitle('Batch development')).toBe('Feedback for “Batch development”')
  })

  it('GIT-06: title for a broken link', () => {
    expect(notFoundIssueTitle('/nerd/faqs?a=1')).toBe('Found broken `/nerd/faqs?a=1` link. Please fix!')
  })

  it('GIT-07: title for a server error', () => {
    expect(serverErrorIssueTitle('/nerd')).toBe('Got server-side error in `/nerd` url. Please fix!')
  })
})

describe('edit link', () => {
  it.each([
    ['https://github.com/corvane/docs/tree/main', 'content/scribe/v2/faq.mdx', 'content/scribe/v2/faq.mdx'],
    ['https://github.com/corvane/docs/tree/main/', 'content/a b/c#d.mdx', 'content/a%20b/c%23d.mdx'],
    ['https://github.com/corvane/docs/tree/main', 'content/über.mdx', 'content/%C3%BCber.mdx'],
  ])('GIT-08: %s and %s', (base, file, path) => {
    expect(editHref(base, file)).toBe(`https://github.com/corvane/docs/tree/main/${path}`)
  })
})
