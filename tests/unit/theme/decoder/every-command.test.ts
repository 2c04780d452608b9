/** Every generated curl command of every operation is recognised, and the service of the page accepts it. */
import { expect, test } from 'vitest'
import { requestSamples } from '../../../../src/reference/samples/request-samples.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { decode } from '../../../../src/theme/applications/decoder/decode.ts'
import { knownDocuments } from './known-documents.ts'

const { references, index, load } = await knownDocuments()
const commands = references.flatMap((reference) =>
  operationsOf(reference).map((operation) => {
    const shell = requestSamples(reference, operation).find(({ language }) => language === 'Shell')
    return { document: reference.name, id: operation.id, command: shell?.code ?? '' }
  }),
)

test('the documents have many operations', () => {
  console.info(`${commands.length} commands are pasted`)
  expect(commands.length).toBeGreaterThan(80)
})

test.each(commands)('$document: $id', async ({ document, id, command }) => {
  const { request } = await decode(command, index, load)
  expect({ document: request?.target?.document.name, id: request?.target?.operation.id }).toEqual({
    document,
    id,
  })
  expect(request?.exchange?.violations).toEqual([])
})
