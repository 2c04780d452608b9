import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { decoderFiles } from '../../../../src/draw/decoder-files.ts'
import { errorsPage } from '../../../../src/draw/decoder-pages.ts'
import { DECODER_INDEX, type DecoderIndex } from '../../../../src/reference/decoder-index.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { operationData } from '../../../../src/reference/operation-data.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import type { Load } from '../../../../src/theme/applications/decoder/judge-value.ts'
import { readDocuments, readReferences } from '../../../samples/api-documents.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/** The documents of the site, and what the decoder loads of them. */
export async function knownDocuments(): Promise<{
  references: ApiReference[]
  index: DecoderIndex
  load: Load
  asked: string[]
}> {
  const references = readReferences(await readDocuments(ROOT))
  const pages = references.map((model) => {
    const operations = operationsOf(model).map((operation) => [
      operation.operationId,
      {
        address: `/${model.name}/${operation.id}.json`,
        text: JSON.stringify(operationData(model, operation)),
      },
    ])
    return {
      route: `/${model.name}`,
      reference: { model, codes: {}, operations: Object.fromEntries(operations) },
    }
  })
  const files = decoderFiles({
    references: pages,
    errors: errorsPage('Errors', { sections: errorSections() }),
  })
  const asked: string[] = []
  const values = new Map<string, unknown>()
  const load: Load = async (address) => {
    asked.push(address)
    if (!values.has(address)) values.set(address, JSON.parse(files.get(address) ?? 'null'))
    return values.get(address)
  }
  return { references, index: JSON.parse(files.get(DECODER_INDEX) ?? ''), load, asked }
}

/** The sections of the page of errors, as compiling notes them. */
function errorSections(): Record<string, string> {
  const [, ...parts] = readFileSync(`${ROOT}/content/errors.mdx`, 'utf8').split(/^## /m)
  return Object.fromEntries(
    parts.map((part) => {
      const [, heading = '', id = '', text = ''] = /^(.*?) \[#(.*?)\]\n(.*)$/s.exec(part) ?? []
      return [`${id}#${heading}`, text]
    }),
  )
}
