/** What tests of all consoles know of operations: from the documents, not from the page. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validatorFor } from '../../src/mock/validator.ts'
import type { ApiReference, Content, Operation, Response } from '../../src/reference/model.ts'
import { isJson } from '../../src/reference/samples/sample-body.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { readDocuments, readReferences } from '../samples/api-documents.ts'
import { PROJECT } from './dev-server.ts'

/** An operation that a page of the product shows. */
export interface ShownOperation {
  reference: ApiReference
  operation: Operation
}

/** Operations of the documents that pages show. */
export async function operationsOfProduct(): Promise<ShownOperation[]> {
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  )
  const shown = new Set(
    pages.flatMap((name) => /^api: (\S+)$/m.exec(readFileSync(join('content', name), 'utf8'))?.[1] ?? []),
  )
  const references = readReferences(await readDocuments(PROJECT)).filter(({ name }) => shown.has(name))
  return references.flatMap((reference) =>
    operationsOf(reference).map((operation) => ({ reference, operation })),
  )
}

/** The documented errors of an operation. */
export function errorsOf({ responses }: Operation): Response[] {
  return responses.filter(({ status }) => !/^[123]/.test(status))
}

/** The numbers that stand for a documented status: `401`, `5XX`, `default`. */
export function numbersOf(status: string): RegExp {
  return status === 'default' ? /^[45]\d\d / : new RegExp(`^${status.replace(/XX$/i, String.raw`\d\d`)} `)
}

/** Why a body is none that the document describes for a response; empty for a good one. */
export function bodyFaults(reference: ApiReference, { contents }: Response, body: string | null): string[] {
  if (contents.length === 0) return body === null ? [] : [`a body where none is described: ${body}`]
  if (body === null || body === '') return ['no body']
  const faults = contents.map((content) => contentFaults(reference, content, body))
  return faults.sort((a, b) => a.length - b.length)[0] ?? []
}

function contentFaults(reference: ApiReference, { mediaType, jsonSchema }: Content, body: string): string[] {
  if (jsonSchema === undefined || /[/+]xml\b/.test(mediaType)) return []
  const misfits = (value: unknown) => validatorFor(reference, 'response')(jsonSchema)(value)
  try {
    return misfits(isJson(mediaType) ? JSON.parse(body) : body).map(
      ({ pointer, message }) => `${pointer} ${message}`,
    )
  } catch {
    return [`no JSON: ${body}`]
  }
}
