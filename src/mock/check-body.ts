import { validatorFor } from '../reference/checks/validator.ts'
import type { ApiReference, Content, Operation } from '../reference/model.ts'
import type { SentRequest } from './exchange.ts'
import type { FormPart } from './form-parts.ts'
import { type BodyValue, mediaTypeOf, readBody } from './read-body.ts'
import { unknownFields } from './unknown-fields.ts'

/** The body of a request and why it does not fit its operation. */
export function checkBody(
  reference: ApiReference,
  operation: Operation,
  request: SentRequest,
): { body: BodyValue; violations: string[] } {
  const { body } = operation
  if (request.body.length === 0) {
    return { body: {}, violations: body?.required ? ['the body is missing'] : [] }
  }
  if (!body) return { body: {}, violations: ['a body where none is described'] }
  const media = mediaTypeOf(request.headers['content-type'])
  const header = request.headers['content-type'] ?? ''
  const contents = body.contents.filter(({ mediaType }) => matchesType(media, mediaType))
  const content = contents.find(({ mediaType }) => hasParameters(header, mediaType))
  if (!content && contents[0])
    return { body: {}, violations: [`media type '${header}' of the body is not '${contents[0].mediaType}'`] }
  if (!content) return { body: {}, violations: [`media type '${media}' of the body is not described`] }
  const read = readBody(request, content, reference.definitions)
  if (read.problem) return { body: read, violations: [read.problem] }
  return {
    body: read,
    violations: [...checkParts(read.parts ?? [], content), ...checkValue(reference, content, read)],
  }
}

function checkValue(reference: ApiReference, { jsonSchema }: Content, { value }: BodyValue): string[] {
  if (jsonSchema === undefined || value === undefined) return []
  return misfitsOf(reference, jsonSchema, value).map((text) => `body${text}`)
}

/** Why a value does not fit a schema, fields that the schema does not name included. */
export function misfitsOf(
  reference: ApiReference,
  schema: NonNullable<Content['jsonSchema']>,
  value: unknown,
): string[] {
  const misfits = validatorFor(reference)(schema)(value).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )
  const unknown = unknownFields(value, schema, reference.definitions).map(
    (pointer) => `${pointer} is an unknown field`,
  )
  return [...misfits, ...unknown]
}

function checkParts(parts: FormPart[], content: Content): string[] {
  return parts.flatMap(({ name, type }) => {
    const wanted = content.partTypes[name]?.split(',').map((one) => one.trim())
    if (!wanted || wanted.some((one) => matchesType(mediaTypeOf(type ?? 'text/plain'), one))) return []
    return [`part '${name}' has the type '${type ?? 'none'}', not ${wanted.join(' or ')}`]
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
  const [kind, sub] = mediaTypeOf(pattern).split('/')
  const [ownKind, ownSub] = type.split('/')
  return (kind === '*' || kind === ownKind) && (sub === '*' || sub === ownSub)
}
