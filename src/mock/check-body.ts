import { pointerTo } from '../reference/json-pointer.ts'
import type { ApiReference, Content, Operation } from '../reference/model.ts'
import { mediaTypeName } from '../reference/samples/sample-body.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import type { SentRequest, Violation } from './exchange.ts'
import type { FormPart } from './form-parts.ts'
import type { Misfit } from './misfit.ts'
import { type BodyValue, readBody } from './read-body.ts'
import { unknownFields } from './unknown-fields.ts'
import { validatorFor } from './validator.ts'

/** The body of a request and why it does not fit its operation. */
export function checkBody(
  reference: ApiReference,
  operation: Operation,
  request: SentRequest,
): { body: BodyValue; violations: Violation[] } {
  const { body } = operation
  const wrong = (kind: Violation['kind'], text: string, read: BodyValue = {}) => {
    return { body: read, violations: [{ place: 'body' as const, kind, text }] }
  }
  if (request.body.length === 0)
    return body?.required ? wrong('missing', 'is missing') : { body: {}, violations: [] }
  if (!body) return wrong('unknown', 'is sent where none is described')
  const header = request.headers['content-type'] ?? ''
  const media = mediaTypeName(header)
  const contents = body.contents.filter(({ mediaType }) => matchesType(media, mediaType))
  const content = contents.find(({ mediaType }) => hasParameters(header, mediaType))
  if (!content) {
    const described = (contents[0] ? contents : body.contents).map(({ mediaType }) => mediaType).join(' or ')
    return wrong('media type', `has the media type '${header}', not ${described}`)
  }
  const read = readBody(request, content, reference.definitions)
  if (read.problem !== undefined) return wrong('unreadable', read.problem, read)
  return {
    body: read,
    violations: [...checkParts(read.parts ?? [], content), ...checkValue(reference, content, read)],
  }
}

function checkValue(reference: ApiReference, { jsonSchema }: Content, { value }: BodyValue): Violation[] {
  if (jsonSchema === undefined || value === undefined) return []
  return valueFaults(reference, jsonSchema, value).map((fault) => ({ place: 'body', ...fault }))
}

/** Why a value does not fit a schema, fields that the schema does not name included. */
export function valueFaults(
  reference: ApiReference,
  schema: JsonSchema,
  value: unknown,
): (Pick<Misfit, 'kind' | 'pointer'> & { text: string })[] {
  const misfits = validatorFor(reference)(schema)(value).map(faultOf)
  const unknown = unknownFields(value, schema, reference.definitions)
    .filter((pointer) => !misfits.some((one) => one.pointer === pointer))
    .map((pointer) => ({ kind: 'unknown' as const, pointer, text: 'is an unknown field' }))
  return [...misfits, ...unknown]
}

/** A field that is missing or unknown is pointed at itself. */
function faultOf({ pointer, message, field, kind }: Misfit) {
  if (field === undefined) return { kind, pointer, text: message }
  return {
    kind,
    pointer: pointerTo(pointer, field),
    text: kind === 'missing' ? 'is missing' : 'is an unknown field',
  }
}

function checkParts(parts: FormPart[], content: Content): Violation[] {
  return parts.flatMap(({ name, type }): Violation[] => {
    const wanted = content.partTypes[name]?.split(',').map((one) => one.trim())
    if (!wanted || wanted.some((one) => matchesType(mediaTypeName(type ?? 'text/plain'), one))) return []
    const text = `has the type '${type ?? 'none'}', not ${wanted.join(' or ')}`
    return [{ place: 'body', kind: 'value', name, text }]
  })
}

/** A type of the document with parameters, such as `charset`, is sent with them. */
function hasParameters(header: string, mediaType: string): boolean {
  const sent = header.toLowerCase().replaceAll(' ', '')
  const asked = mediaType.toLowerCase().replaceAll(' ', '').split(';').slice(1)
  return asked.every((parameter) => sent.includes(`;${parameter}`))
}

/** Whether a media type falls under one with `*`. */
export function matchesType(type: string, pattern: string): boolean {
  const [kind, sub] = mediaTypeName(pattern).split('/')
  const [ownKind, ownSub] = type.split('/')
  return (kind === '*' || kind === ownKind) && (sub === '*' || sub === ownSub)
}
