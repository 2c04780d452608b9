import type { ApiReference } from '../../src/reference/model.ts'
import { requestSamples } from '../../src/reference/samples/request-samples.ts'
import { sampleChoices } from '../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { INTERPRETERS } from './run/languages.ts'
import type { Fence } from './site-fences.ts'

const FENCE_LANGUAGES: Record<string, string> = { Shell: 'bash', Python: 'python', JavaScript: 'js' }

/**
 * The request samples of the reference pages, in the languages that are executed, as if they stood in pages: each document is a page, each operation
 * a group of tabs.
 */
export function referenceFences(references: readonly ApiReference[]): Fence[] {
  return references
    .filter(({ kind }) => kind === 'http')
    .flatMap((reference) =>
      choicesOf(reference).flatMap(({ operation, choice }, group) =>
        requestSamples(reference, operation, choice)
          .filter(({ language }) => language in INTERPRETERS)
          .map(({ language, code }): Fence => {
            const operationName = `${reference.name}#${operation.operationId}`
            return {
              page: `/reference/${reference.name}`,
              file: `apis/${reference.name}.yaml ${operation.operationId}`,
              line: group + 1,
              language: FENCE_LANGUAGES[language] ?? language,
              tab: language,
              group,
              inSteps: false,
              code,
              options: {
                copy: true,
                lineNumbers: false,
                lines: [],
                words: [],
                bindings: { operation: operationName },
              },
            }
          }),
      ),
    )
}

/** Every request that the samples of a document can show. */
function choicesOf(reference: ApiReference) {
  return operationsOf(reference).flatMap((operation) =>
    sampleChoices(operation).map((choice) => ({ operation, choice })),
  )
}
