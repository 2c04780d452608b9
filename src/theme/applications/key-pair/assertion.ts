import { LONGEST_LIFE_SECONDS } from '../../../mock/check-assertion.ts'
import type { Operation } from '../../../reference/model.ts'
import type { KeyPairMistake } from '../../../texts/key-pair-texts.ts'

/** Fields of the form, as the reader edits them; an empty one is left out. */
export interface AssertionForm {
  header: Record<'alg' | 'typ' | 'kid', string>
  claims: Record<'iss' | 'sub' | 'aud' | 'iat' | 'exp' | 'jti', string>
  scope: string
  /** Signs with a key that is not registered. */
  otherKey: boolean
}

/** In the order in which they are offered. */
export const MISTAKES: readonly KeyPairMistake[] = [
  'client',
  'audience',
  'expired',
  'lifetime',
  'milliseconds',
  'ahead',
  'missing',
  'algorithm',
  'key',
  'scope',
  'reused',
]

/** As in the samples of documents: well below the limit. */
const LIFE_SECONDS = 1800

interface Given {
  clientId: string
  audience: string
  scope: string
  /** In seconds. */
  now: number
}

/** An assertion without a mistake. */
export function rightForm({ clientId, audience, scope, now }: Given): AssertionForm {
  return {
    header: { alg: 'RS256', typ: 'JWT', kid: '' },
    claims: {
      iss: clientId,
      sub: clientId,
      aud: audience,
      iat: String(now),
      exp: String(now + LIFE_SECONDS),
      jti: '',
    },
    scope,
    otherKey: false,
  }
}

/** The same with one mistake. */
export function withMistake(given: Given, mistake: KeyPairMistake): AssertionForm {
  const form = rightForm(given)
  const { header, claims } = form
  const { now } = given
  const times = (iat: number, exp: number): AssertionForm => {
    return { ...form, claims: { ...claims, iat: String(iat), exp: String(exp) } }
  }
  switch (mistake) {
    case 'client':
      return { ...form, claims: { ...claims, iss: `${claims.iss} `, sub: `${claims.sub} ` } }
    case 'audience':
      return { ...form, claims: { ...claims, aud: `${claims.aud}/` } }
    case 'expired':
      return times(now - LONGEST_LIFE_SECONDS, now - LIFE_SECONDS)
    case 'lifetime':
      return times(now, now + 2 * LONGEST_LIFE_SECONDS)
    case 'milliseconds':
      return times(now * 1000, (now + LIFE_SECONDS) * 1000)
    case 'ahead':
      return times(now + 2700, now + 2700 + LIFE_SECONDS)
    case 'missing':
      return { ...form, claims: { ...claims, exp: '' } }
    case 'algorithm':
      return { ...form, header: { ...header, alg: 'HS256' } }
    case 'key':
      return { ...form, otherKey: true }
    case 'scope':
      return { ...form, scope: `${form.scope}s` }
    case 'reused':
      return { ...form, claims: { ...claims, jti: '1' } }
  }
}

/** Header and claims as they are signed. Numbers are numbers where they can be. */
export function partsOf({ header, claims }: AssertionForm): { header: object; claims: object } {
  return { header: given(header, []), claims: given(claims, ['iat', 'exp']) }
}

function given(fields: Readonly<Record<string, string>>, numbers: readonly string[]): object {
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return Object.fromEntries(
    filled.map(([name, value]) => [
      name,
      numbers.includes(name) && /^-?\d+$/.test(value) ? Number(value) : value,
    ]),
  )
}

/** The body of the request: the document's example with this assertion. */
export function requestBody({ body }: Operation, assertion: string, scope: string): string {
  const example = body?.contents[0]?.examples[0]?.value
  const fields = { ...(example as Record<string, string> | undefined), client_assertion: assertion, scope }
  return new URLSearchParams(fields).toString()
}
