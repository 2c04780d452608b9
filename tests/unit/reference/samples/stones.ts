import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { requestSamples } from '../../../../src/reference/samples/request-samples.ts'
import { sampleChoices } from '../../../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'

/** A document that asks for every kind of security and takes every kind of parameter and body. */
export const STONES = readFileSync(
  fileURLToPath(new URL('../../../data/apis/requests.yaml', import.meta.url)),
  'utf8',
)

const read = new Map<string, ApiReference>()

/** The document, read once for each text. */
export function readStones(text = STONES): ApiReference {
  const reference = read.get(text) ?? readReference(text, 'apis/requests.yaml')
  read.set(text, reference)
  return reference
}

/** The samples of one of its operations by language: of the request that is chosen. */
export function stoneSamples(operationId: string, choice = 0, text = STONES): Record<string, string> {
  const reference = readStones(text)
  const operation = operationsOf(reference).find((one) => one.operationId === operationId)
  const chosen = operation && sampleChoices(operation)[choice]
  if (!operation || !chosen) throw new Error(`${operationId} ${choice}`)
  return Object.fromEntries(
    requestSamples(reference, operation, chosen).map(({ language, code }) => [language, code]),
  )
}
