import { describe, expect, it } from 'vitest'
import { allIds } from '../../../src/reference/checks/all-ids.ts'
import { exampleKey, sampleKey } from '../../../src/reference/code-keys.ts'
import { codeTexts } from '../../../src/reference/code-texts.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../src/reference/search-entries.ts'
import { around, type Kind, type Part, walk } from '../../../src/reference/walk.ts'
import { EVERY_PART } from './every-part.ts'
import { SMALL_SOCKET } from './small-socket.ts'

const MODELS = [EVERY_PART, SMALL_SOCKET].map((text) => readReference(text, 'apis/jobs.yaml'))

/** Does a reader of the walk know a part of the model? */
const KNOWS: Record<'ids' | 'search' | 'codes', (part: Part, model: ApiReference) => boolean> = {
  ids: ({ of }, model) => 'id' in of && allIds(model).some(({ id }) => id === of.id),
  search: (part, model) =>
    searchEntries(model).some(({ id, heading, names = [] }) => {
      if (part.kind === 'value') return names.includes(part.of.value)
      // Twins are found once, at their first place.
      if (part.kind === 'field' || part.kind === 'header') return heading === part.of.name
      return 'id' in part.of && id === part.of.id
    }),
  codes: (part, model) => {
    const keys = codeTexts(model).map(({ key }) => key)
    if (part.kind === 'operation') return keys.includes(sampleKey(part.of.operationId, 'Shell'))
    if (part.kind !== 'example') return false
    const owner = around(part, 'operation', 'response', 'message')?.of.id ?? ''
    const mediaType = around(part, 'content')?.of.mediaType ?? 'application/json'
    return keys.includes(exampleKey(owner, mediaType, part.of.name))
  },
}

/** Why a reader of the walk has nothing of a kind. A kind without an entry here is known to it in every place. */
const EXCEPTIONS: Record<keyof typeof KNOWS, Partial<Record<Kind, string>>> = {
  ids: {
    callback: 'its operation has the permalink',
    body: 'stands right below its operation',
    content: 'stands right below its operation, response or message',
    schema: 'is part of what it describes',
    example: 'stands beside the body it shows',
  },
  search: {
    callback: 'its operation is found, by the name of the callback too',
    body: 'its operation is found, and its fields',
    content: 'nobody looks for a media type alone',
    schema: 'is part of what it describes',
    example: 'repeats what fields say',
  },
  codes: {
    group: 'has no code',
    callback: 'the service sends it, so there is no sample; its examples are texts',
    parameter: 'its example stands in the sample of the operation',
    body: 'its examples are texts',
    response: 'its examples are texts',
    header: 'has no code',
    content: 'its examples are texts',
    schema: 'has no code',
    field: 'has no code',
    value: 'has no code',
    message: 'its examples are texts',
    shape: 'has no code',
  },
}

const KINDS: Record<Kind, Part[]> = {
  group: [],
  operation: [],
  callback: [],
  parameter: [],
  body: [],
  response: [],
  header: [],
  content: [],
  schema: [],
  field: [],
  value: [],
  example: [],
  message: [],
  shape: [],
}
const modelOf = new Map<Part, ApiReference>()
for (const model of MODELS) {
  for (const part of walk(model)) {
    KINDS[part.kind].push(part)
    modelOf.set(part, model)
  }
}

describe('the walk over the model', () => {
  it('yields everything that has a permalink, each once, after what it is inside of', () => {
    for (const model of MODELS) {
      const ids = allIds(model).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect([...ids].sort()).toEqual(idsWritten(model).sort())
      const parts = [...walk(model)]
      for (const [index, { parent }] of parts.entries())
        if (parent) expect(parts.indexOf(parent)).toBeLessThan(index)
    }
  })

  it.each(Object.keys(KINDS) as Kind[])('%s: known to permalinks, search and code, or excepted', (kind) => {
    expect(KINDS[kind].length).toBeGreaterThan(0)
    for (const [reader, knows] of Object.entries(KNOWS) as [keyof typeof KNOWS, typeof KNOWS.ids][]) {
      const known = KINDS[kind]
        .filter((part) => !isOfCallback(part) || reader !== 'codes' || kind !== 'operation')
        .map((part) => knows(part, modelOf.get(part) as ApiReference))
      const isExcepted = EXCEPTIONS[reader][kind] !== undefined
      if (isExcepted) expect(known, `${reader}: no exception is needed any more`).toContain(false)
      else expect(known, reader).not.toContain(false)
    }
  })

  it('no request sample is written for what the service sends', () =>
    expect(codeTexts(MODELS[0] as ApiReference).map(({ key }) => key)).not.toContain(
      sampleKey('jobFinished', 'Shell'),
    ))
})

describe('the search', () => {
  const entries = searchEntries(MODELS[0] as ApiReference)
  it('finds a callback by its name, its fields and its errors', () => {
    expect(entries.find(({ id }) => id === 'start-job.finished')).toMatchObject({
      heading: 'The job has ended',
      names: ['jobFinished', 'finished'],
      type: 'operation',
    })
    expect(entries.find(({ id }) => id === 'start-job.finished.body.result')?.names).toEqual([
      'success',
      'failure',
    ])
    expect(entries.filter(({ type }) => type === 'error').map(({ heading }) => heading)).toEqual([
      '429 Start a job',
      '5XX The job has ended',
    ])
  })

  it('finds a shape that is a list of values by them', () =>
    expect(entries.find(({ id }) => id === 'schema-colour')?.names).toContain('umber'))
})

function isOfCallback(part: Part): boolean {
  return around(part, 'callback') !== undefined
}

/** Every permalink in the model, found without the walk; values of documents and raw schemas have none. */
function idsWritten(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    if (['jsonSchema', 'definitions', 'example', 'examples', 'default', 'variants'].includes(key)) return []
    return key === 'id' && typeof inside === 'string' ? [inside] : idsWritten(inside)
  })
}
