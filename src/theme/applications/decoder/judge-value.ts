import type { Misfit } from '../../../mock/misfit.ts'
import { validatorFor } from '../../../mock/validator.ts'
import type {
  DecoderIndex,
  DocumentData,
  KnownDocument,
  KnownShape,
} from '../../../reference/decoder-index.ts'
import { valueAt } from '../../../reference/json-pointer.ts'
import type { Response } from '../../../reference/model.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import { operationsOf } from '../../../reference/walk.ts'
import { HIDDEN } from './hide-secrets.ts'
import { type Ranked, rankShapes } from './rank-shapes.ts'

/** Fetches a file that the index names. */
export type Load = (address: string) => Promise<unknown>

/** A value against one shape that it may have. */
export interface Judged {
  shape: KnownShape
  document: KnownDocument
  points: number
  misfits: Misfit[]
  schema: JsonSchema | undefined
  definitions: Record<string, JsonSchema>
  response?: Response
}

/** A value that nothing describes, or what it is and what the other versions of its service say of it. */
export interface Recognised {
  /** All that it fits, the likeliest first; else the nearest one. Empty for what nothing describes. */
  best: Judged[]
  /** The nearest shape of each other version of the service. */
  versions: Judged[]
}

/** How many shapes are compared with a value, and how many of each other version. */
const COMPARED = 10
const OF_VERSION = 3

/** Finds what a value is: first by its names, then the likeliest shapes by their schemas. */
export async function recogniseValue(
  index: DecoderIndex,
  load: Load,
  value: unknown,
  status?: string,
): Promise<Recognised> {
  const ranked = rankShapes(index, value, status)
  const judged = await judgeAll(index, load, ranked.slice(0, countOf(ranked)), value)
  const [first] = judged
  if (!first) return { best: [], versions: [] }
  const fitting = judged.filter(({ misfits }) => misfits.length === 0)
  const best = first.misfits.length === 0 ? fitting : [first]
  const others = otherVersions(index, first.document)
  const nearest = others.map(async (document) => {
    const own = ranked.filter(({ shape }) => index.documents[shape.document] === document)
    const [one] = await judgeAll(index, load, own.slice(0, OF_VERSION), value)
    return one
  })
  const versions = (await Promise.all(nearest)).filter((one) => one !== undefined)
  return { best, versions }
}

/** Documents of other versions: `extract-v2` and `extract-v3` are one service. */
export function otherVersions({ documents }: DecoderIndex, { name }: KnownDocument): KnownDocument[] {
  const serviceOf = (text: string) => text.replace(/-v\d+$/, '')
  return documents.filter((one) => one.name !== name && serviceOf(one.name) === serviceOf(name))
}

/** The likeliest, and all that are as likely as the last of them. */
function countOf(ranked: readonly Ranked[]): number {
  const last = ranked[COMPARED - 1]?.points
  if (last === undefined) return ranked.length
  return ranked.filter(({ points }) => points > last || points === ranked[0]?.points).length
}

async function judgeAll(
  index: DecoderIndex,
  load: Load,
  ranked: readonly Ranked[],
  value: unknown,
): Promise<Judged[]> {
  const judged = await Promise.all(ranked.map((one) => judge(index, load, one, value)))
  return judged.sort((a, b) => weight(b) - weight(a))
}

/** Each misfit costs: a shape with more of the names can still be the wrong one. */
function weight({ points, misfits }: Judged): number {
  return misfits.length === 0 ? points + 1 : points - 0.5 * Math.min(misfits.length, 8)
}

async function judge(
  { documents }: DecoderIndex,
  load: Load,
  { shape, points }: Ranked,
  value: unknown,
): Promise<Judged> {
  const document = documents[shape.document]
  if (!document) throw new Error('The index of the decoder names no document.')
  const { schema, definitions, response } = await schemaOf(shape, document, load)
  const direction = shape.part === 'request' ? 'request' : 'response'
  const all = schema === undefined ? [] : validatorOf(definitions, direction)(schema)(value)
  const misfits = all.filter(({ pointer }) => valueAt(value, pointer) !== HIDDEN)
  return { shape, document, points, misfits, schema, definitions, ...(response && { response }) }
}

/** The schema of a shape, from the file of its operation or of its document. */
export async function schemaOf(
  { operation, part, id, status, mediaType }: KnownShape,
  document: KnownDocument,
  load: Load,
): Promise<Pick<Judged, 'schema' | 'definitions' | 'response'>> {
  if (operation === undefined) {
    const { bodies, definitions } = (await load(document.data)) as DocumentData
    return { schema: bodies[id], definitions }
  }
  const known = document.operations[operation]
  const { reference } = (await load(known?.data ?? '')) as OperationData
  const whole = operationsOf(reference).find((one) => one.id === known?.id)
  const response = part === 'response' ? whole?.responses.find((one) => one.status === status) : undefined
  const contents = (part === 'request' ? whole?.body?.contents : response?.contents) ?? []
  const schema = contents.find((one) => one.mediaType === mediaType)?.jsonSchema
  return { schema, definitions: reference.definitions, ...(response && { response }) }
}

const kept = new WeakMap<object, { definitions: Record<string, JsonSchema> }>()

/** Checks are kept for each reference: one for each set of definitions. */
function validatorOf(definitions: Record<string, JsonSchema>, direction: 'request' | 'response') {
  const reference = kept.get(definitions) ?? { definitions }
  kept.set(definitions, reference)
  return validatorFor(reference, direction)
}
