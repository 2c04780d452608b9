import { describe, expect, it } from 'vitest'
import { allIds } from '../../../../src/reference/checks/all-ids.ts'
import { exampleKey, sampleKey } from '../../../../src/reference/code-keys.ts'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { EVERY_PART } from '../../reference/every-part.ts'
import { SMALL_SOCKET } from '../../reference/small-socket.ts'
import { find, texts, values } from '../draw-frame.tsx'
import { drawReference, textAfter } from './draw-reference.tsx'
import { HTTP, operation } from './http-reference.ts'

const html = drawReference(HTTP)
// Read here: the first document of a process waits for the schemas of its specification.
const EVERY = [EVERY_PART, SMALL_SOCKET].map((text) => readReference(text, 'apis/jobs.yaml'))
const details = (page: string) => find(page, 'details').map((element) => element.attribs)

describe('an HTTP document', () => {
  it('has the headings that the outline says, in its order, each with a permalink', () => {
    const drawn = ['h2', 'h3'].flatMap((level) => values(find(html, level), 'id'))
    const outline = outlineOf(HTTP).map(({ id }) => id)
    expect([...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(outline)
    for (const id of drawn) expect(find(html, 'a', { href: `#${id}` }).length).toBeGreaterThan(0)
  })

  it('has every permalink of the document once, and a way to it; no inline style', () => {
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of allIds(HTTP)) {
      expect(ids).toContain(id)
      expect(values(find(html, 'a', { href: `#${id}` }), 'href')).not.toEqual([])
    }
    expect(html).not.toContain(' style=')
  })

  it('shows servers, authentication, limits and states', () => {
    expect(textAfter(html, 'api-servers')).toContain('https://jobs.example/v1/Production.')
    expect(textAfter(html, 'api-authentication')).toContain('Bearer token (JWT)Valid for an hour.')
    expect(textAfter(html, 'api-limits')).toContain('Requests5 a secondFor all callers together.')
    expect(values(find(html, 'svg', { role: 'img' }), 'aria-label')).toHaveLength(1)
    expect(textAfter(html, 'api-states', 900)).toContain('doneThe result is there.status 200')
    expect(textAfter(html, 'api-states', 900)).toContain('(start)startrunningrunningfinishdone')
  })

  it('lists its operations first', () => {
    const [table] = find(html, 'table').filter((element) => texts([element])[0]?.includes('POST'))
    expect(texts(table ? [table] : [])).toEqual(['PathOperationPOST /jobsStart a jobnew'])
    expect(html.indexOf('href="#start-job"')).toBeLessThan(html.indexOf('id="start-job"'))
  })
})

it('draws every kind of part: what the walk yields has its permalink on the page', () => {
  for (const reference of EVERY) {
    const page = drawReference(reference)
    const drawn = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn).toEqual(expect.arrayContaining(allIds(reference).map(({ id }) => id)))
  }
})

it('explains the mark of inferred parts only where one is, wherever it is', () => {
  const drawn = (text: string) => drawReference(readReference(text, 'apis/jobs.yaml'))
  const note = 'marks what is not published'
  expect(drawn(EVERY_PART)).not.toContain(note)
  const marked = EVERY_PART.replace('description: Not understood.', '$&\n                  x-inferred: true')
  expect(drawn(marked)).toContain(note)
  // A value that a service sends is no mark.
  const shown = EVERY_PART.replace('result: success', '{ result: success, inferred: true }')
  expect(drawn(shown)).not.toContain(note)
})

describe('an operation', () => {
  it('shows method and whole address; the address can be copied', () => {
    const [line] = find(html, 'div', { 'data-code': '' })
    expect(texts(find(html, 'pre').slice(0, 1))).toEqual(['https://jobs.example/v1/jobs'])
    expect(texts(line ? [line] : [])).toEqual(['POSThttps://jobs.example/v1/jobsExpand all'])
    expect(find(html, 'button', { 'data-copy': '' }).length).toBeGreaterThan(0)
  })

  it('draws its description as Markdown; links of the site get the base path', () => {
    const based = drawReference(HTTP, {}, { base: '/docs/' })
    expect(values(find(based, 'a', { href: '/docs/guide#start' }), 'href')).toHaveLength(1)
    expect(html).toContain('<code>url</code>')
    expect(html).toContain('<ul><li>one</li><li>two</li></ul>')
  })

  it('says what is new, how a list is written, and what kinds of value there are', () => {
    expect(textAfter(html, 'start-job', 800)).toContain('new')
    const text = textAfter(html, 'start-job.ids')
    expect(text).toContain('array of strings')
    expect(text).toContain('Entries are separated by commas.')
    expect(text).toContain('Example: a,b')
    expect(text).toContain('Ticker: A listing.Pattern: ^[A-Z]+$ · Example: ACME')
  })

  it('shows answers with headers and errors with cause and remedy', () => {
    expect(textAfter(html, 'start-job.201')).toMatch(/^201 CreatedThe job has started\.Headers: Location/)
    expect(textAfter(html, 'start-job.429')).toMatch(
      /^429 Too Many RequestsinferredToo many requests\.What to do: Wait a second\./,
    )
    expect(texts(find(html, 'h4'))).toEqual(
      expect.arrayContaining([
        'Query parameters',
        'Request body required',
        'Responses',
        'Errors',
        'Callbacks',
      ]),
    )
  })

  it('draws callbacks with their own permalink and without a server of ours', () => {
    expect(find(html, 'dt', { id: 'start-job.finished' })).toHaveLength(1)
    expect(html).not.toContain('v1{$request')
  })

  it('takes samples and examples from the highlighted texts', () => {
    const codes = {
      [sampleKey('startJob', 'Shell')]: '<b>curl</b>',
      [sampleKey('startJob', 'Python')]: '<b>requests</b>',
      [exampleKey('start-job.201', 'application/json', 'usual')]: '<b>j1</b>',
    }
    const drawn = drawReference(HTTP, codes)
    expect(texts(find(drawn, 'button', { role: 'tab' }))).toEqual(['Shell', 'Python', '201'])
    expect(drawn).toContain('data-tabs="language"')
    for (const code of Object.values(codes)) expect(drawn).toContain(code)
    // Without one, the value itself.
    expect(drawn).toContain('https://a.example/&lt;x>')
  })
})

describe('many operations', () => {
  const many = (count: number) => {
    const operations = Array.from({ length: count }, (_, index) => operation(`op-${index}`))
    return drawReference({
      ...HTTP,
      groups: [{ id: 'all', title: 'All', slug: 'all', description: '', operations }],
    })
  }

  it('are folded and can be filtered above twelve', () => {
    expect(find(many(12), 'input')).toHaveLength(0)
    expect(details(many(12))).toHaveLength(0)
    const html = many(13)
    expect(values(find(html, 'input'), 'data-filter')).toEqual(['Matches:'])
    expect(details(html)).toHaveLength(13)
    const [summary] = find(html, 'summary')
    expect(texts(summary ? [summary] : [])).toEqual(['Do op-0GET /op-0'])
    expect(values(find(html, 'h3'), 'id').slice(0, 2)).toEqual(['op-0', 'op-1'])
  })
})
