import { pointerTo } from './json-pointer.ts'
import type { ApiReference, Content, Operation } from './model.ts'

/** A body in one media type, and what it belongs to. */
export interface OwnedContent {
  content: Content
  /** JSON pointer of the content in the document. */
  pointer: string
  /** Permalink of the request, response or callback. */
  owner: string
  /** What it is, in words: `request body of startTranscription`. */
  what: string
}

/** All operations of an HTTP document in their order, without callbacks. */
export function operationsOf(reference: ApiReference): Operation[] {
  return reference.groups.flatMap(({ operations }) => operations)
}

/** All bodies that are sent or received, those of callbacks included. */
export function contentsOf(reference: ApiReference): OwnedContent[] {
  const all = operationsOf(reference)
  return [...all, ...all.flatMap(({ callbacks }) => callbacks.map(({ operation }) => operation))].flatMap(
    contentsOfOne,
  )
}

function contentsOfOne(operation: Operation): OwnedContent[] {
  const name = operation.operationId || operation.id
  const request = (operation.body?.contents ?? []).map((content) => ({
    content,
    pointer: pointerTo(operation.pointer, 'requestBody', 'content', content.mediaType),
    owner: operation.id,
    what: `request body of ${name}`,
  }))
  const responses = operation.responses.flatMap((response) =>
    response.contents.map((content) => ({
      content,
      pointer: pointerTo(response.pointer, 'content', content.mediaType),
      owner: response.id,
      what: `response ${response.status} of ${name}`,
    })),
  )
  return [...request, ...responses]
}
