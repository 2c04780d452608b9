import type { ApiReference } from '../reference/model.ts'
import { PASSWORD_VARIABLE, USER_VARIABLE, variableOf } from '../reference/samples/credentials.ts'

/** The key that a reader has in an environment variable. */
export function keyOf(variable: string): string {
  return `secret-of_${variable}`
}

/** Environment variables with every key that documents ask for. */
export function keysOf(references: readonly ApiReference[]): Record<string, string> {
  const carriers = references.flatMap(({ security }) => security.flatMap(({ carrier }) => carrier ?? []))
  const variables = carriers.filter(({ scheme }) => scheme === undefined).map(variableOf)
  return Object.fromEntries(
    [...variables, USER_VARIABLE, PASSWORD_VARIABLE].map((variable) => [variable, keyOf(variable)]),
  )
}
