import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allRules } from '../../../src/config/api-rules.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { readDocuments, readReferences } from '../../samples/api-documents.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The site's documents, those of the fixtures and those of other people, as models. */
export async function everyDocument(): Promise<ApiReference[]> {
  const own = readReferences(await readDocuments(ROOT))
  const german = (await readDocuments(join(ROOT, 'tests/fixtures/german'))).map(({ text, file }) =>
    readReference(text, file, undefined, { levels: allRules('off') }),
  )
  const others = ['tests/fixtures/hosts/apis/small.yaml', 'tests/data/apis/requests.yaml'].map((file) =>
    readReference(readFileSync(join(ROOT, file), 'utf8'), file),
  )
  return [...own, ...german, ...others]
}
