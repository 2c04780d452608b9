import type * as z from 'zod'
import { knownKeys } from './known-keys.ts'
import { nearest } from './nearest.ts'
import { isPlain, kindOf, printValue } from './print-value.ts'
import { formatKeyPath, type Problem } from './problem.ts'

type Issue = z.core.$ZodIssue
type Finding = Omit<Problem, 'file' | 'line' | 'column' | 'keyPath'> & { path: PropertyKey[] }

/** Where the data comes from: its file, and the place of a key in it, when that is known. */
export interface DataSource {
  file: string
  position?(path: readonly PropertyKey[]): { line: number; column: number } | undefined
}

/**
 * Checks data from a file.
 *
 * @returns the data with the schema's defaults, or every problem (CFG-02 – CFG-08).
 */
export function checkData<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  source: DataSource,
): { data: z.output<Schema>; problems: [] } | { data?: undefined; problems: Problem[] } {
  const result = schema.safeParse(value, { reportInput: true })
  if (result.success) return { data: result.data, problems: [] }
  const findings = result.error.issues.flatMap((issue) => explain(schema, issue, []))
  return {
    problems: findings.map(({ path, ...finding }) => ({
      file: source.file,
      ...source.position?.(path),
      ...(path.length > 0 ? { keyPath: formatKeyPath(path) } : {}),
      ...finding,
    })),
  }
}

function explain(schema: z.ZodType, issue: Issue, parent: PropertyKey[]): Finding[] {
  const path = [...parent, ...issue.path]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const keys = knownKeys(schema, path, issue.input)
      const place = path.length > 0 ? ` in ${formatKeyPath(path)}` : ''
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `Unrecognized key '${key}'${place}`,
        expected: keys.join(', '),
        ...nearestOf(key, keys),
      }))
    }
    case 'invalid_union':
      return explainUnion(schema, issue, path)
    case 'invalid_type':
      return [wrongType(path, [kindName(issue.expected)], issue.input)]
    case 'invalid_value': {
      const values = issue.values.filter((value) => value !== undefined).map(printValue)
      if (issue.input === undefined) return [wrongType(path, values, issue.input)]
      return [unknownValue(path, values, issue.input)]
    }
    case 'invalid_key':
      return issue.issues.map((inner) => ({ path, message: inner.message }))
    case 'too_small':
    case 'too_big':
      // Lists and functions have a length, too; that they are none of the expected type is told already.
      if (typeof issue.input !== 'string' && typeof issue.input !== 'number') return []
      return [{ path, message: sizeMessage(issue), received: printValue(issue.input) }]
    case 'custom': {
      const { expected } = issue.params ?? {}
      return [
        {
          path,
          message: issue.message,
          ...(typeof expected === 'string' ? { expected } : {}),
          ...(isPlain(issue.input) ? { received: printValue(issue.input) } : {}),
        },
      ]
    }
    default:
      return [{ path, message: issue.message, received: printValue(issue.input) }]
  }
}

/** Reports the alternative the author was writing: the one that at least has the right kind of value. */
function explainUnion(
  schema: z.ZodType,
  issue: z.core.$ZodIssueInvalidUnion,
  path: PropertyKey[],
): Finding[] {
  if ('options' in issue && issue.options && issue.discriminator !== undefined) {
    const values = issue.options.filter((value) => value !== undefined && value !== null).map(printValue)
    const received: unknown = Object(issue.input)[issue.discriminator]
    return [unknownValue(path, values, received)]
  }
  const [closest] = issue.errors
    .filter((branch) => !branch.some(isWrongKind))
    .sort((a, b) => a.length - b.length)
  if (closest) return closest.flatMap((inner) => explain(schema, inner, path))
  const kinds = issue.errors.flat().flatMap((inner) => {
    if (inner.code === 'invalid_type') return [kindName(inner.expected)]
    return inner.code === 'invalid_value' ? inner.values.map(printValue) : []
  })
  return [wrongType(path, kinds, issue.input)]
}

function isWrongKind(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value')
}

function wrongType(path: PropertyKey[], kinds: string[], input: unknown): Finding {
  const expected = kinds.join(' or ')
  if (input === undefined) return { path, message: 'Missing', expected }
  return {
    path,
    message: 'Wrong type',
    expected,
    received: `${kindOf(input)}${isPlain(input) ? ` ${printValue(input)}` : ''}`,
  }
}

function unknownValue(path: PropertyKey[], values: string[], input: unknown): Finding {
  const received = printValue(input)
  return {
    path,
    message: 'Invalid value',
    expected: values.join(' | '),
    received,
    ...nearestOf(received, values),
  }
}

function nearestOf(name: string, candidates: string[]): { nearest?: string } {
  const found = nearest(name, candidates)
  return found === undefined ? {} : { nearest: found }
}

function sizeMessage(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (issue.origin === 'string') return 'Must not be empty'
  return issue.code === 'too_small'
    ? `Number must be greater than or equal to ${issue.minimum}`
    : `Number must be less than or equal to ${issue.maximum}`
}

function kindName(expected: string): string {
  return expected === 'int' ? 'whole number' : expected === 'record' ? 'object' : expected
}
