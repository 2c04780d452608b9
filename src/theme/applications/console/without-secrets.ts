import type { Answer, Violation } from '../../../mock/exchange.ts'

/** Stands for a secret. */
const HIDDEN = '…'

/**
 * An answer that does not repeat a secret: a service says which token it refuses, and the page might be recorded.
 * @param secrets what the reader has typed
 */
export function withoutSecrets<Said extends { answer: Answer; violations: Violation[] }>(
  said: Said,
  secrets: readonly string[],
): Said {
  const known = secrets.filter((secret) => secret !== '')
  const clean = (text: string) => known.reduce((rest, secret) => rest.replaceAll(secret, HIDDEN), text)
  const { answer, violations } = said
  return {
    ...said,
    answer: {
      ...answer,
      headers: Object.fromEntries(Object.entries(answer.headers).map(([name, text]) => [name, clean(text)])),
      body: clean(answer.body),
    },
    violations: violations.map((violation) => ({ ...violation, text: clean(violation.text) })),
  }
}
