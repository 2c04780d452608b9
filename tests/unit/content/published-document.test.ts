import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { publishedDocument, publishedDocuments } from '../../../src/content/published-document.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import type { SourcePage } from '../../../src/site/source.ts'
import { SMALL } from '../reference/small-document.ts'
import { temporarySite } from './temporary-site.ts'

const VARIABLES = { jobsHost: 'https://jobs.example' }
const WRITTEN = SMALL.replace('url: https://jobs.example', "url: '{{jobsHost}}'")

describe('an API document for other programs', () => {
  test('is what its author wrote, with the values of the site', () => {
    const document = { text: `# Ours.\n${WRITTEN}`, file: 'apis/jobs.yml', others: {} }
    expect(publishedDocument(document, VARIABLES)).toEqual({
      address: '/apis/jobs.yaml',
      text: `# Ours.\n${SMALL.replace('url: https://jobs.example', "url: 'https://jobs.example'")}`,
    })
  })

  test('needs no other file, keeps its digits, and reads as the same reference', () => {
    const text = WRITTEN.replace(
      "$ref: '#/components/schemas/JobRequest'",
      "$ref: 'shapes/request.yaml#/Request'",
    )
    const request = `Request:
  type: object
  required: [kind]
  properties:
    kind: { type: string, description: 'Runs at {{jobsHost}}.' }
    tags: { type: array, items: { $ref: '#/Tag' } }
    size: { type: number, description: Size., maximum: 1253261109769874438, default: 1.0 }
Tag:
  type: string
  description: A word.
`
    const others = { 'apis/shapes/request.yaml': request }
    const published = publishedDocument({ text, file: 'apis/jobs.yaml', others }, VARIABLES)
    expect(published.address).toBe('/apis/jobs.yaml')
    expect(published.text).not.toMatch(/\{\{|request\.yaml/)
    expect(published.text).toContain('1253261109769874438')
    expect(published.text).toContain('"default": 1.0')
    // JSON is YAML, too.
    expect(parse(published.text)).toMatchObject(JSON.parse(published.text))
    const filled = (content: string) => content.replaceAll('{{jobsHost}}', VARIABLES.jobsHost)
    const whole = readReference(filled(text), 'apis/jobs.yaml', undefined, {
      others: { 'apis/shapes/request.yaml': filled(request) },
    })
    expect(readReference(published.text, 'apis/jobs.yaml')).toEqual(whole)
  })

  test('is there once for all pages that show it, and JSON stays JSON', async () => {
    const root = await temporarySite({ 'apis/jobs.yaml': WRITTEN, 'apis/plain.json': '{"openapi":"3.1.0"}' })
    const page = (api?: string) => ({ frontMatter: { ...(api !== undefined && { api }) } }) as SourcePage
    const pages = [page('jobs'), page(), page('plain'), page('jobs'), page('missing')]
    const documents = await publishedDocuments(root, pages, VARIABLES)
    expect([...documents.keys()]).toEqual(['/apis/jobs.yaml', '/apis/plain.json'])
    expect(documents.get('/apis/plain.json')).toBe('{"openapi":"3.1.0"}')
  })
})
