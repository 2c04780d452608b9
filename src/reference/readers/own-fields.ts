/** The `x-` fields of our API documents (docs/apis.md): their schemas, and the reading of them. */
import * as z from 'zod'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import type { SequenceStep } from '../diagram-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { walk } from './structure-walk.ts'

const text = z.string().min(1)
const rate = z.strictObject({ requests: z.int().positive(), seconds: z.number().positive() })
const limits = z.array(
  z.strictObject({ name: text, value: text, note: text.exactOptional(), rate: rate.exactOptional() }),
)
const answer = z.strictObject({ status: z.coerce.string(), example: text.exactOptional() })
const when = z.record(text, text).exactOptional()
const state = z.strictObject({
  name: text,
  description: text,
  seen: text.exactOptional(),
  answers: z.record(text, z.union([answer, z.array(answer.extend({ when })).min(1)])).exactOptional(),
})
const seconds = z.number().positive()
const transition = z.strictObject({
  from: text.exactOptional(),
  event: text,
  to: text,
  by: text.exactOptional(),
  after: z.union([seconds, z.array(z.strictObject({ seconds, when })).min(1)]).exactOptional(),
})
const states = z.strictObject({
  description: text,
  id: text.exactOptional(),
  states: z.array(state).min(1),
  transitions: z.array(transition).min(1),
})
const step: z.ZodType<SequenceStep> = z.union([
  z.strictObject({ from: z.enum(['client', 'server']), message: text, note: text.exactOptional() }),
  z.strictObject({ repeat: text, steps: z.array(z.lazy(() => step)).min(1) }),
])

/** Every field of ours by its name. */
export const OWN_FIELDS = {
  'x-enum-descriptions': z.record(text, text),
  'x-inferred': z.literal(true),
  'x-new': z.literal(true),
  'x-remedy': text,
  'x-limits': limits,
  'x-states': states,
  'x-sequence': z.array(step).min(1),
  'x-variants': z
    .array(z.strictObject({ name: text, pattern: text, description: text, example: text }))
    .min(2),
  'x-mock': z.array(answer).min(1),
  'x-replaces-document': text,
  'x-replaces': text,
  'x-migration': z.array(z.strictObject({ change: text, note: text })),
  'x-published-paths': z.array(text).min(1),
} as const

type OwnFields = { [Name in keyof typeof OWN_FIELDS]: z.infer<(typeof OWN_FIELDS)[Name]> }

/** The value of one of our fields; undefined when it is none that fits, as {@link ownFieldProblems} tells. */
export function ownField<Name extends keyof OwnFields>(
  json: object,
  name: Name,
): OwnFields[Name] | undefined {
  const value = (json as Record<string, unknown>)[name]
  return value === undefined ? undefined : (OWN_FIELDS[name].safeParse(value).data as OwnFields[Name])
}

/** Fields that begin with `x-` and are none of ours, and values that do not fit. */
export function ownFieldProblems(source: DocumentSource): Problem[] {
  const problems: Problem[] = []
  walk(source.data, '', (value, pointer) => {
    // Headers may be called so as well.
    if (/\/(headers|properties)$/.test(pointer)) return
    for (const [name, own] of Object.entries(value)) {
      if (!name.startsWith('x-')) continue
      const at = pointerTo(pointer, name)
      const schema = OWN_FIELDS[name as keyof typeof OWN_FIELDS] as z.ZodType | undefined
      if (!schema) {
        const near = nearest(name, Object.keys(OWN_FIELDS))
        problems.push(
          source.problem(at, `Unknown field ${name}`, near === undefined ? {} : { nearest: near }),
        )
        continue
      }
      for (const issue of schema.safeParse(own).error?.issues ?? []) {
        problems.push(source.problem(pointerTo(at, ...issue.path.map(String)), `${name}: ${issue.message}`))
      }
    }
  })
  return problems
}
