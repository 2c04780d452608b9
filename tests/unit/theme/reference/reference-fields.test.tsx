import { describe, expect, it } from 'vitest'
import { find, texts, values } from '../draw-frame.tsx'
import { drawReference, textAfter } from './draw-reference.tsx'
import { HTTP } from './http-reference.ts'

const html = drawReference(HTTP)
const about = (name: string) => textAfter(html, `start-job.body.${name}`)

describe('fields', () => {
  it('say type, format, limits and whether they are required', () => {
    expect(about('url')).toMatch(/^url string, uri, at most 2047 charactersrequiredAbout url\./)
  })

  it('say null, default and pattern', () => {
    expect(about('language')).toMatch(/^language string, or nullAbout language\.Pattern: \^\[a-z\]\{2\}\$/)
    expect(about('priority')).toContain('Default: low')
  })

  it('say entries of lists and maps where there is more than the type', () => {
    expect(about('tags')).toMatch(
      /array of strings, at most 5 entriesAbout tags\.Each entry: string, at most 20/,
    )
    expect(about('labels')).toMatch(/map of objectsAbout labels\.1 field of labelstext string/)
  })

  it('say alternatives, what is inferred and what is deprecated', () => {
    expect(about('source')).toMatch(
      /^source string or objectdeprecatedinferredAbout source\.One of:stringStore: object1 field of Storebucket/,
    )
    expect(html).toContain('marks what is not published')
  })

  it('all have an id and a link to themselves', () => {
    for (const name of ['url', 'priority', 'labels', 'labels.text', 'source.bucket']) {
      const id = `start-job.body.${name}`
      expect(values(find(html, 'dt', { id }), 'id')).toEqual([id])
      expect(texts(find(html, 'a', { href: `#${id}` }))).toEqual([name.replace(/^.*\./, '')])
    }
  })
})

describe('allowed values', () => {
  it('have permalinks, and meanings where there are any', () => {
    const [low] = find(html, 'a', { id: 'start-job.body.priority:low' })
    expect(low?.attribs['href']).toBe('#start-job.body.priority:low')
    expect(about('priority')).toContain('low: When there is time.high: At once.')
    expect(about('language')).toContain('Allowed: de, en')
  })

  it('are folded when there are more than twelve', () => {
    expect(about('country')).toMatch(/13 allowed valuesC0, C1/)
    expect(texts(find(html, 'summary')).filter((text) => text.includes('allowed values'))).toHaveLength(1)
  })
})

describe('shapes', () => {
  it('that are drawn elsewhere, or contain themselves, are links to where they are drawn', () => {
    expect(about('parts')).toMatch(/^parts array of objects: NodeAbout parts/)
    expect(textAfter(html, 'schema-node.child')).toMatch(/^child object: Node, or null/)
    expect(values(find(html, 'a', { href: '#schema-node' }), 'href').length).toBeGreaterThanOrEqual(3)
    expect(find(html, 'h3', { id: 'schema-node' })).toHaveLength(1)
  })
})
