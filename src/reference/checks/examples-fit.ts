import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { ApiReference } from '../model.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import type { JsonSchema } from '../schema-model.ts'
import { partsOf } from '../walk.ts'
import { partInWords } from './part-words.ts'
import { validatorFor } from './validator.ts'

/** Examples of bodies, messages and parameters that do not fit their schema, those of callbacks included. */
export function exampleProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  const fitsOf = validatorFor(reference)
  const check = (schema: JsonSchema, value: unknown, pointer: string, what: string): Problem[] => {
    try {
      return fitsOf(schema)(value).map(({ pointer: inside, message }) =>
        source.problem(
          `${pointer}${inside}`,
          `The example of the ${what} does not fit its schema: ${inside || '/'} ${message}`,
        ),
      )
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return [source.problem(pointer, `The schema of the ${what} cannot be checked: ${why}`)]
    }
  }
  return once(
    partsOf(reference, 'example', 'parameter').flatMap((part) => {
      const { kind, of, pointer, parent } = part
      if (kind === 'parameter') {
        const at = pointerTo(pointer, 'example')
        return of.example === undefined ? [] : check(of.jsonSchema, of.example, at, partInWords(part))
      }
      if (parent?.kind !== 'content' && parent?.kind !== 'message') return []
      const schema = parent.of.jsonSchema
      return schema === undefined || of.isAddress ? [] : check(schema, of.value, pointer, partInWords(parent))
    }),
  )
}

/** A response that several operations share is wrong once. */
function once(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.keyPath} ${problem.message}`, problem])).values()]
}
