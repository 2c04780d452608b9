/** What tests of addresses of consoles know: the operations, names of secrets, and what an address holds. */
import type { ApiReference, Operation } from '../../../../src/reference/model.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import type { ConsoleValues } from '../../../../src/theme/applications/console/console-values.ts'
import { valuesForAddress } from '../../../../src/theme/applications/console/secret-values.ts'
import { fragmentOf, valuesIn } from '../../../../src/theme/applications/console/values-in-address.ts'
import { readDocuments, readReferences } from '../../../samples/api-documents.ts'

/** What a reader types. */
export const CANARY = 'c4n4ry of the reader'
const ID = 'a.run'
/** Every operation of the product's documents. */
export const all = readReferences(await readDocuments(process.cwd())).flatMap((reference) =>
  operationsOf(reference).map((operation) => ({ reference, operation })),
)

/** Names that nobody has to know from a document. */
export const NAMES = [
  ...[
    'refresh_token',
    'refreshToken',
    'access_token',
    'client_secret',
    'client_assertion',
    'password',
    'passwd',
  ],
  ...['api_key', 'apiKey', 'X-Api-Key', 'key', 'policy', 'Policy', 'signature', 'X-Amz-Signature', 'sig'],
  ...[
    'X-Amz-Credential',
    'x-amz-security-token',
    'Authorization',
    'code_verifier',
    'credentials',
    'id_token',
  ],
]
/** The same as an author of a test reads them: nothing of the rule that is tested. */
export const isSecret = (name: string) => NAMES.some((one) => name.toLowerCase() === one.toLowerCase())

/** What an address holds of values, decoded. */
export function written(reference: ApiReference, operation: Operation, values: ConsoleValues): string {
  const hash = fragmentOf(ID, valuesForAddress(reference, operation, values))
  return JSON.stringify(valuesIn(hash, ID))
}

/** The first operation. */
export const [FIRST = fail()] = all

function fail(): never {
  throw new Error('The documents have no operation.')
}
