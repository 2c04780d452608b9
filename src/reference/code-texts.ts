import { exampleKey, SAMPLE_LANGUAGES, sampleKey } from './code-keys.ts'
import type { ApiReference, Content } from './model.ts'
import { requestSamples } from './samples/request-samples.ts'
import { contentsOf, operationsOf } from './walk-reference.ts'

/** A code text of a reference page that waits for its colours. */
export interface CodeText {
  key: string
  /** Language of the highlighter. */
  language: string
  code: string
}

/** All code that a reference page shows: the request samples and the examples of bodies and messages. */
export function codeTexts(reference: ApiReference): CodeText[] {
  const samples = operationsOf(reference).flatMap((operation) =>
    requestSamples(reference, operation).map(({ language, code }) => ({
      key: sampleKey(operation.operationId, language),
      language: SAMPLE_LANGUAGES.find(({ label }) => label === language)?.highlight ?? 'text',
      code,
    })),
  )
  const bodies = contentsOf(reference).flatMap(({ content, owner }) => examplesOf(content, owner))
  const messages = reference.messages.flatMap(({ id, examples }) =>
    examples.map(({ name, value }) => ({
      key: exampleKey(id, 'application/json', name),
      language: 'json',
      code: JSON.stringify(value, null, 2),
    })),
  )
  return [...samples, ...bodies, ...messages]
}

function examplesOf({ mediaType, examples }: Content, owner: string): CodeText[] {
  return examples.map(({ name, value }) => {
    const key = exampleKey(owner, mediaType, name)
    return typeof value === 'string' && !/[/+]json$/.test(mediaType)
      ? { key, language: 'text', code: value.trimEnd() }
      : { key, language: 'json', code: JSON.stringify(value, null, 2) }
  })
}
