import { describe, expect, test } from 'vitest'
import { questionsOf, type StructuredPage, structuredData } from '../../../src/site/structured-data.ts'
import { schemaMistakes } from '../../browser/schema-org.ts'

const page: StructuredPage = {
  url: 'https://docs.example.com/scribe/v2/faq',
  title: 'FAQ',
  language: 'en-US',
  brand: 'Brand',
  isReference: false,
  lastUpdated: '2026-02-03T04:05:06+01:00',
  image: 'https://docs.example.com/assets/share-1.png',
  crumbs: [{ title: 'Scribe' }, { title: 'V2', url: 'https://docs.example.com/scribe/v2' }, { title: 'FAQ' }],
  questions: [{ question: 'How long?', answer: 'Two days.' }],
}

describe('a page as data', () => {
  test('is an article, its place and its questions, in the words of schema.org', () => {
    const data = structuredData(page)
    expect(schemaMistakes(data)).toEqual([])
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'TechArticle',
          headline: 'FAQ',
          url: page.url,
          inLanguage: 'en-US',
          dateModified: page.lastUpdated,
          image: page.image,
          author: { '@type': 'Organization', name: 'Brand' },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            {
              '@type': 'ListItem',
              position: 1,
              name: 'V2',
              item: { '@id': 'https://docs.example.com/scribe/v2' },
            },
            { '@type': 'ListItem', position: 2, name: 'FAQ' },
          ],
        },
        {
          '@type': 'FAQPage',
          url: page.url,
          mainEntity: [
            {
              '@type': 'Question',
              name: 'How long?',
              acceptedAnswer: { '@type': 'Answer', text: 'Two days.' },
            },
          ],
        },
      ],
    })
  })

  test('of an API document is a reference; without steps above and questions it is nothing else', () => {
    const data = structuredData({ ...page, isReference: true, crumbs: [{ title: 'API' }], questions: [] })
    expect(schemaMistakes(data)).toEqual([])
    expect(data).toMatchObject({ '@graph': [{ '@type': 'APIReference' }] })
    expect((data as { '@graph': object[] })['@graph']).toHaveLength(1)
  })
})

test('questions are headings with a question mark, of pages called so', () => {
  const sections = {
    '': 'Intro',
    'how#How?': 'So.',
    'why#Why？': '',
    'more#More': 'Text.',
    'a-b#A # b?': 'Yes.',
  }
  expect(questionsOf('faq', sections)).toEqual([
    { question: 'How?', answer: 'So.' },
    { question: 'A # b?', answer: 'Yes.' },
  ])
  expect(questionsOf('faqs', sections)).toHaveLength(2)
  expect(questionsOf('guide', sections)).toEqual([])
})

test.each([
  ['a type that there is not', { '@type': 'TechArtikel' }],
  ['a property that there is not', { '@type': 'TechArticle', headlines: 'a' }],
  ['a property of another type', { '@type': 'ListItem', headline: 'a' }],
  ['a date that is none', { '@type': 'TechArticle', dateModified: 'yesterday' }],
  ['a text for a number', { '@type': 'Question', answerCount: 'two' }],
  [
    'an object of another type',
    { '@type': 'Question', acceptedAnswer: { '@type': 'Organization', name: 'a' } },
  ],
])('the check finds %s', (_name, node) =>
  expect(schemaMistakes({ '@context': 'https://schema.org', '@graph': [node] })).toHaveLength(1),
)
