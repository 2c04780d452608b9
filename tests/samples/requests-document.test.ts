import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '../../src/reference/model.ts'
import { readReference } from '../../src/reference/read-reference.ts'
import { sampleChoices } from '../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { findAll, findingText } from './findings.ts'
import { referenceFences } from './reference-samples.ts'
import { runSite } from './run/run-site.ts'
import type { StepResult } from './run/terminal.ts'

const FILE = fileURLToPath(new URL('../data/apis/requests.yaml', import.meta.url))
const reference = readReference(readFileSync(FILE, 'utf8'), 'apis/requests.yaml')
const generated = referenceFences([reference])
const operations = operationsOf(reference)
let results: StepResult[]

beforeAll(async () => {
  results = await runSite({ fences: [], generated, showsRequest: () => false }, [reference])
}, 300_000)

/** What the mock has read of the requests that an operation's samples sent, in each language in turn. */
function sent(operation: Operation) {
  const own = results.filter(({ step }) =>
    step.fence.options.bindings.operation?.endsWith(`#${operation.operationId}`),
  )
  return own.map(({ step, exchanges }) => ({ language: step.language, values: exchanges[0]?.values ?? {} }))
}

test.each(operations)(
  'F63, F64, F65, F66: samples of $operationId end well and send what is asked, and nothing else',
  (operation) => {
    const own = generated.filter(({ options }) =>
      options.bindings.operation?.endsWith(`#${operation.operationId}`),
    )
    const findings = findAll(generated, results, [reference]).filter(({ fence }) => own.includes(fence))
    expect(findings.map(findingText)).toEqual([])
    expect(own).toHaveLength(3 * sampleChoices(operation).length)
  },
)

describe('a service reads the example', () => {
  const withParameters = operations.filter(({ parameters }) => parameters.length > 0)
  test.each(withParameters)('F65: of each parameter of $operationId', (operation) => {
    for (const { language, values } of sent(operation))
      for (const { place, name, example } of operation.parameters)
        expect([language, name, values[`${place} ${name}`]]).toEqual([language, name, example])
  })

  const withBody = operations.filter(({ body }) => body !== undefined)
  test.each(withBody)('F66: of each body of $operationId', (operation) => {
    const choices = sampleChoices(operation)
    const found = sent(operation)
    expect(found).toHaveLength(3 * choices.length)
    for (const [index, { language, values }] of found.entries()) {
      const { content, example } = choices[index % choices.length] ?? {}
      const isRead = /json|text|xml|urlencoded/.test(content?.mediaType ?? '')
      if (isRead)
        expect([language, content?.mediaType, values['body']]).toEqual([
          language,
          content?.mediaType,
          example?.value,
        ])
    }
  })
})
