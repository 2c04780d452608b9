import { exampleKey, SAMPLE_LANGUAGES, sampleKey } from './code-keys.ts'
import { type Digits, exactJson } from './exact-json.ts'
import type { ApiReference } from './model.ts'
import { requestSamples } from './samples/request-samples.ts'
import { sampleChoices } from './samples/sample-choices.ts'
import { around, operationsOf, partsOf } from './walk.ts'

/** The media type of messages. */
const JSON_TYPE = 'application/json'

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
    sampleChoices(operation).flatMap((choice, index) =>
      requestSamples(reference, operation, choice).map(({ language, code }) => ({
        key: sampleKey(operation.operationId, language, index),
        language: SAMPLE_LANGUAGES.find(({ label }) => label === language)?.highlight ?? 'text',
        code,
      })),
    ),
  )
  const examples = partsOf(reference, 'example').flatMap((part) => {
    const owner = around(part, 'operation', 'response', 'message')
    if (!owner) return []
    const mediaType = around(part, 'content')?.of.mediaType ?? JSON_TYPE
    const { name, value, digits } = part.of
    return [{ key: exampleKey(owner.of.id, mediaType, name), ...exampleCode(mediaType, value, digits) }]
  })
  return [...samples, ...examples]
}

function exampleCode(mediaType: string, value: unknown, digits?: Digits): Omit<CodeText, 'key'> {
  return typeof value === 'string' && !/[/+]json$/.test(mediaType)
    ? { language: 'text', code: value.trimEnd() }
    : { language: 'json', code: exactJson(value, digits, 2) }
}
