import type { Problem } from '../config/problem.ts'
import type { DocumentSource } from './document-source.ts'
import { pointerTo } from './json-pointer.ts'
import type { ApiReference, Example } from './model.ts'
import type { JsonSchema } from './schema-model.ts'
import { validatorFor } from './validator.ts'
import { contentsOf, operationsOf } from './walk-reference.ts'

/** Examples that do not fit their schema. */
export function exampleProblems(source: DocumentSource, reference: ApiReference): Problem[] {
  const fitsOf = validatorFor(reference)
  const check = (schema: JsonSchema, value: unknown, pointer: string, what: string): Problem[] =>
    fitsOf(schema)(value).map(({ pointer: inside, message }) =>
      source.problem(
        `${pointer}${inside}`,
        `The example of the ${what} does not fit its schema: ${inside || '/'} ${message}`,
      ),
    )
  const bodies = contentsOf(reference).flatMap(({ content, pointer, what }) =>
    content.jsonSchema === undefined
      ? []
      : content.examples.flatMap((example) =>
          check(content.jsonSchema ?? true, example.value, exampleAt(pointer, example), what),
        ),
  )
  const parameters = operationsOf(reference).flatMap(({ operationId, parameters: list }) =>
    list.flatMap(({ name, example, jsonSchema, pointer }) =>
      example === undefined
        ? []
        : check(jsonSchema, example, pointerTo(pointer, 'example'), `parameter ${name} of ${operationId}`),
    ),
  )
  const messages = reference.messages.flatMap(({ name, jsonSchema, examples, pointer }) =>
    examples.flatMap(({ value }, index) =>
      check(jsonSchema, value, pointerTo(pointer, 'examples', index, 'payload'), `message ${name}`),
    ),
  )
  return [...once(bodies), ...parameters, ...messages]
}

function exampleAt(pointer: string, { name }: Example): string {
  return name === 'example' ? pointerTo(pointer, 'example') : pointerTo(pointer, 'examples', name, 'value')
}

/** A response that several operations share is wrong once. */
function once(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [`${problem.keyPath} ${problem.message}`, problem])).values()]
}
