import type { OutputUnit } from '@cfworker/json-schema'
import type { Misfit } from './misfit.ts'
import { listed, NAMED_VALUES, quoted, sentence, typesOf, valueIn } from './misfit-sentences.ts'

/** Keywords whose error only says that what follows it is wrong. */
const AROUND =
  /^(\$ref|allOf|if|properties|patternProperties|items|prefixItems|additionalItems|unevaluatedItems|dependentSchemas)$/

/**
 * What a reader is told of the errors of the validator: the innermost ones, and of several shapes only those of the shape that was meant.
 * @param errors in the order of the validator: what is around a place first
 */
export function explain(errors: readonly OutputUnit[]): Misfit[] {
  const misfits: Misfit[] = []
  for (let i = 0; i < errors.length; i++) {
    const error = errors[i] as OutputUnit
    const { keyword, keywordLocation } = error
    if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
      const isForbidden = errors[i + 1]?.keyword === 'false'
      if (isForbidden) misfits.push(unknownField(error))
      if (isForbidden) i++
    } else if (keyword === 'propertyNames') {
      const end = endOfNested(errors, i)
      misfits.push(
        ...explain(errors.slice(i + 1, end)).map(({ message }) => ({
          pointer: pointerOf(error),
          message: `has a field '${quoted(error)}' whose name ${message}`,
          kind: 'value' as const,
        })),
      )
      i = end - 1
    } else if (keyword === 'contains') {
      misfits.push({ pointer: pointerOf(error), ...told(error) })
      i = endOfNested(errors, i) - 1
    } else if (keyword === 'anyOf' || keyword === 'oneOf') {
      const end = endOfNested(errors, i)
      misfits.push(...meant(error, branchesOf(errors.slice(i + 1, end), keywordLocation)))
      i = end - 1
    } else if (!AROUND.test(keyword) || !errors[i + 1] || !isNested(errors[i + 1], error)) {
      misfits.push({ pointer: pointerOf(error), ...told(error) })
    }
  }
  return misfits
}

/** Index behind the errors that belong to the one at an index. */
function endOfNested(errors: readonly OutputUnit[], at: number): number {
  const from = errors[at]
  let end = at + 1
  while (end < errors.length && isNested(errors[end], from)) end++
  return end
}

/** The error of a schema `false` has no place of its own: it belongs to the one before it. */
function isNested(error: OutputUnit | undefined, from: OutputUnit | undefined): boolean {
  if (!error || !from) return false
  if (error.keyword === 'false') return true
  if (from.keyword === 'if') return /\/(then|else)(\/|$)/.test(error.keywordLocation)
  return error.keywordLocation.startsWith(`${from.keywordLocation}/`)
}

/** The errors of each shape that a value could have. */
function branchesOf(nested: readonly OutputUnit[], location: string): OutputUnit[][] {
  const branches = new Map<string, OutputUnit[]>()
  let key = '0'
  for (const error of nested) {
    if (error.keyword !== 'false') key = error.keywordLocation.slice(location.length + 1).split('/')[0] ?? ''
    branches.set(key, [...(branches.get(key) ?? []), error])
  }
  return [...branches.values()]
}

/** The misfits of the shape that is nearest: not another type or another value of a constant, then the fewest. */
function meant(error: OutputUnit, branches: OutputUnit[][]): Misfit[] {
  const pointer = pointerOf(error)
  const several = /\((\d+) matches\)/.exec(error.error)?.[1]
  if (several !== undefined && several !== '0')
    return [{ pointer, message: `must have only one of the described shapes, not ${several}`, kind: 'value' }]
  const isOther = ({ keyword, instanceLocation }: OutputUnit) =>
    keyword === 'type' && instanceLocation === error.instanceLocation
  const near = branches.filter((branch) => !branch.some(isOther))
  if (near.length === 0) {
    const types = branches.flat().filter(isOther).flatMap(typesOf)
    return [{ pointer, message: `must be ${listed([...new Set(types)])}`, kind: 'value' }]
  }
  const constants = near.every((branch) =>
    branch.every(
      ({ keyword, instanceLocation }) => keyword === 'const' && instanceLocation === error.instanceLocation,
    ),
  )
  if (constants) {
    const values = near.flat().map(({ error: text }) => valueIn(text))
    return [{ pointer, message: `must be one of ${values.slice(0, NAMED_VALUES).join(', ')}`, kind: 'value' }]
  }
  const weight = (branch: OutputUnit[]) =>
    branch.filter(({ keyword }) => keyword === 'const' || keyword === 'enum').length * 100 + branch.length
  const [best = []] = near.sort((a, b) => weight(a) - weight(b))
  return explain(best)
}

function unknownField(error: OutputUnit): Misfit {
  const field = quoted(error)
  return { pointer: pointerOf(error), message: `unknown field '${field}'`, field, kind: 'unknown' }
}

function told(unit: OutputUnit): Omit<Misfit, 'pointer'> {
  const { keyword, error } = unit
  const missing = (field: string): Omit<Misfit, 'pointer'> => {
    return { message: `is missing field '${field}'`, field, kind: 'missing' }
  }
  if (keyword === 'required') return missing(quoted(unit))
  if (keyword === 'dependentRequired' || keyword === 'dependencies')
    return missing(/have "([^"]*)"\.$/.exec(error)?.[1] ?? '')
  return { message: sentence(unit), kind: 'value' }
}

/** Of `#/jobs/0`, encoded as in an address. */
function pointerOf({ instanceLocation }: OutputUnit): string {
  return decodeURIComponent(instanceLocation.slice(1))
}
