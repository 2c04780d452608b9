import type { ApiReference, Content, Example, Response } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import type { Violation } from './exchange.ts'
import { validatorFor } from './validator.ts'
import { generatedValue } from './write-answer.ts'

type Keyed = { [key: string]: unknown }

/** Where bodies of errors say in words what is wrong, the most precise place first. */
const WORDS = [
  'detail',
  'details',
  'error_description',
  'message',
  'msg',
  'error_message',
  'reason',
  'description',
]
/** Where they name the field. */
const FIELDS = ['field', 'param', 'parameter', 'pointer', 'property', 'path', 'loc']

/**
 * The body of an error: the documented example that speaks of the same thing, with the violation in it where the shape has a place for it.
 * An example is not changed when it would fit its schema no longer.
 */
export function errorContent(
  reference: ApiReference,
  { contents }: Response,
  violations: readonly Violation[],
): { content: Content; example: Example | undefined } | undefined {
  const [content] = contents
  if (!content) return undefined
  const example = nearestExample(content.examples, violations)
  const value = example?.value ?? generatedValue(reference, content)
  if (violations.length === 0 || !isObject(value) || content.jsonSchema === undefined)
    return { content, example }
  const filled = fill(value, violations)
  const fits = validatorFor(reference, 'response')(content.jsonSchema)
  if (fits(filled).length > 0) return { content, example }
  return { content, example: { name: '', ...example, value: filled } }
}

/** The example in which most words of the violations stand, the first of equals. */
function nearestExample(examples: readonly Example[], violations: readonly Violation[]): Example | undefined {
  const words = violations.flatMap(({ name = '', pointer = '', text }) =>
    `${name} ${pointer} ${text}`.toLowerCase().match(/[a-z]{4,}/g),
  )
  const scored = examples.map((example) => {
    const said = JSON.stringify([example.summary, example.value]).toLowerCase()
    return { example, score: words.filter((word) => word !== null && said.includes(word)).length }
  })
  return scored.sort((a, b) => b.score - a.score)[0]?.example
}

/** A body with the violations in the places for them: in a list one after the other, else the first. */
function fill(value: Keyed, violations: readonly Violation[]): Keyed {
  const [first] = violations
  if (!first) return value
  const words = WORDS.find((key) => typeof value[key] === 'string')
  const field = FIELDS.find((key) => typeof value[key] === 'string')
  const own = {
    ...value,
    ...(words !== undefined && { [words]: errorSentence(first) }),
    ...(field !== undefined && fieldOf(first) !== '' && { [field]: fieldOf(first) }),
  }
  for (const [key, inner] of Object.entries(value)) {
    if (isObject(inner)) own[key] = fill(inner, violations)
    else if (Array.isArray(inner) && isObject(inner[0])) {
      const [template] = inner as [Keyed]
      own[key] = violations.map((violation) => fill(template, [violation]))
    }
  }
  return own
}

/** `The field options.callback_uri must be string.` */
function errorSentence(violation: Violation): string {
  const { place, name, text } = violation
  if (place === 'address' || place === 'security') return `${text[0]?.toUpperCase()}${text.slice(1)}.`
  const field = fieldOf(violation)
  const what = place === 'path' || place === 'query' ? `${place} parameter` : place
  if (place === 'body') return field === '' ? `The body ${text}.` : `The field ${field} ${text}.`
  return `The ${what} ${name} ${text}.`
}

function fieldOf({ name, pointer = '' }: Violation): string {
  const inside = pointer.slice(1).replaceAll('/', '.')
  return [name, inside].filter(Boolean).join('.')
}
