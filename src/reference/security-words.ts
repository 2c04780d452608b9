import type { ValueTexts } from '../texts/reference-texts.ts'
import type { SecurityNeed, SecurityScheme } from './connection-model.ts'
import type { ApiReference, Operation } from './model.ts'
import { operationsOf } from './walk.ts'

/**
 * What a caller brings, as Markdown: `A with the scope read and B, or C, or none`.
 * @param needs alternatives; not empty
 */
export function needsInWords(
  schemes: readonly SecurityScheme[],
  needs: readonly SecurityNeed[],
  texts: ValueTexts['security'],
): string {
  // Whatever order the document has, nothing comes last.
  const options = [...needs.filter(isSomething), ...needs.filter((need) => !isSomething(need)).slice(0, 1)]
  const told = options.map((need) => {
    const parts = need.map(({ name, scopes }) => {
      const kind = schemes.find((scheme) => scheme.name === name)?.kind ?? name
      return scopes.length === 0
        ? kind
        : `${kind} ${texts.scopes(scopes.map((scope) => `\`${scope}\``).join(', '), scopes.length)}`
    })
    return parts.length === 0 ? texts.none : parts.join(texts.and)
  })
  return told.join(texts.orElse)
}

/** What more than half of the operations of a document need; undefined when there is no such. */
export function usualNeeds(reference: ApiReference): SecurityNeed[] | undefined {
  if (reference.index) return reference.index.usual
  const all = operationsOf(reference)
  return all.find((one) => all.filter((other) => isAlike(one, other)).length > all.length / 2)?.security
}

/** Whether an operation asks for nothing. */
export function isOpen({ security }: Pick<Operation, 'security'>): boolean {
  return !security.some(isSomething)
}

/** Whether two operations ask for the same. */
export function isAlike(a: Pick<Operation, 'security'>, b: Pick<Operation, 'security'>): boolean {
  return JSON.stringify(a.security) === JSON.stringify(b.security)
}

function isSomething(need: SecurityNeed): boolean {
  return need.length > 0
}
