import { describe, expect, it } from 'vitest'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import type { Schema } from '../../../src/reference/schema-model.ts'
import { drawReference } from '../theme/reference/draw-reference.tsx'
import { DrawnPage } from './facts/drawn-page.ts'
import { inWords } from './facts/fact.ts'
import { FactsFile } from './facts/facts-file.ts'
import { missingInDocument, missingOnPage } from './facts/missing-facts.ts'
import { nerdFacts } from './facts/nerd-facts.ts'
import { readDocument } from './facts/read-document.ts'
import { wrongFields } from './facts/wrong-fields.ts'

const facts = nerdFacts()
const whole = readDocument('nerd')
const GET = 'GET /api/v1/annotations-async'

/** A document after something was taken out of it. */
function without(change: (operation: Operation, reference: ApiReference) => void): ApiReference {
  const copy = structuredClone(whole)
  const all = copy.groups.flatMap(({ operations }) => operations)
  const operation = all.find(({ method, path }) => `${method} ${path}` === GET)
  if (operation) change(operation, copy)
  return copy
}

const missing = (reference: ApiReference) => missingInDocument(facts, reference).map(inWords)

function answerOf(operation: Operation): Schema {
  const schema = operation.responses.find(({ status }) => status === '200')?.contents[0]?.schema
  if (!schema) throw new Error('no answer')
  return schema
}

function leaveOutField(operation: Operation, name: string): void {
  const schema = answerOf(operation)
  schema.fields = (schema.fields ?? []).filter((field) => field.name !== name)
}

function leaveOutPending(operation: Operation): void {
  const status = answerOf(operation).fields?.find(({ name }) => name === 'status')
  if (status) status.schema.values = (status.schema.values ?? []).filter(({ value }) => value !== 'pending')
}

describe('the check of the facts finds', () => {
  it('nothing in a whole document', () => {
    expect(missing(whole)).toEqual([])
  })

  it('an operation that is not there, and all that belongs to it', () => {
    const reference = without((operation, { groups }) => {
      for (const group of groups) group.operations = group.operations.filter((one) => one !== operation)
    })
    const words = missing(reference)
    expect(words).toContain(`operation ${GET}`)
    expect(words).toContain(`status 404 of ${GET}`)
    expect(words).toContain(`field annotations of ${GET} response results`)
    expect(words.every((one) => one.includes(GET))).toBe(true)
  })

  it('a parameter that is not there', () => {
    const reference = without((operation) => {
      operation.parameters = []
    })
    expect(missing(reference)).toEqual([`parameter job_id of ${GET}`])
  })

  it('a field that is not there, though other operations have one of that name', () => {
    expect(missing(without((operation) => leaveOutField(operation, 'request_id')))).toEqual([
      `field request_id of ${GET} response`,
    ])
  })

  it('a value that is not there', () => {
    expect(missing(without(leaveOutPending))).toEqual([`value pending of ${GET} response status`])
  })

  it('a status that is not there', () => {
    const reference = without((operation) => {
      operation.responses = operation.responses.filter(({ status }) => status !== '404')
    })
    expect(missing(reference)).toEqual([`status 404 of ${GET}`])
  })

  it('a limit with another number', () => {
    const reference = without((_, copy) => {
      copy.limits = copy.limits.map((limit) => ({ ...limit, value: limit.value.replace('15', '30') }))
    })
    expect(missing(reference)).toEqual(['limit URL valid 15 minutes'])
  })
})

describe('the check of the fields finds', () => {
  it('one that is required against the facts', () => {
    const post = 'POST /api/v1/annotations-async'
    const reference = structuredClone(whole)
    const all = reference.groups.flatMap(({ operations }) => operations)
    const body = all.find(({ method, path }) => `${method} ${path}` === post)?.body
    for (const field of body?.contents[0]?.schema?.fields ?? []) field.required = true
    const found = wrongFields(facts, reference, new FactsFile('nerd.md'))
    expect(found.map((line) => line.replace(/^.*: /, ''))).toEqual(
      ['originating_entity_id', 'tag_people', 'request_id'].map(
        (name) => `field ${name} of ${post} request must be optional`,
      ),
    )
  })
})

describe('the check of the pages finds', () => {
  it('what the document has and the page does not show', () => {
    const drawn = without((operation) => {
      leaveOutField(operation, 'message')
      leaveOutPending(operation)
      operation.responses = operation.responses.filter(({ status }) => status !== '404')
      operation.parameters = []
      operation.path = '/elsewhere'
    })
    const page = new DrawnPage(drawReference(drawn))
    expect(missingOnPage(facts, whole, page).map(inWords)).toEqual([
      `operation ${GET}`,
      `parameter job_id of ${GET}`,
      `status 404 of ${GET}`,
      `field message of ${GET} response`,
      `value pending of ${GET} response status`,
      `mention OK of ${GET} response message`,
    ])
  })
})
