import type { ApiReference } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { operationsOf } from '../reference/walk.ts'
import { claimsOf } from './claims.ts'
import type { Answer } from './exchange.ts'
import { withClaims } from './jwt.ts'

/** How long a token lives whose answer does not say it. */
const USUAL_SECONDS = 3600

/** Access tokens that the service gives, each with an end. */
export class Tokens {
  /** Tokens without an end: the reader's own, and those of the examples. */
  private readonly lasting: string[]
  private readonly ends = new Map<string, number>()

  constructor(references: readonly ApiReference[], own: string) {
    this.lasting = [own, ...exampleTokens(references)]
  }

  /** Accepts the tokens of a document's examples too. */
  add(reference: ApiReference): void {
    this.lasting.push(...exampleTokens([reference]))
  }

  /** Tokens that are accepted at a moment. */
  valid(now: number): string[] {
    const living = [...this.ends].filter(([, end]) => end > now).map(([token]) => token)
    return [...this.lasting, ...living]
  }

  /** Tokens that were accepted once. */
  expired(now: number): string[] {
    return [...this.ends].filter(([, end]) => end <= now).map(([token]) => token)
  }

  /** The answer with a token of its own, if it gives one. */
  issue(answer: Answer, now: number): Answer {
    const body = parsedJson(answer.body)
    const { access_token: token, expires_in: given } = isObject(body) ? body : {}
    if (typeof token !== 'string') return answer
    const seconds = typeof given === 'number' ? given : USUAL_SECONDS
    const own = ownToken(token, Math.floor(now / 1000), seconds, this.ends.size)
    this.ends.set(own, now + seconds * 1000)
    return { ...answer, body: answer.body.replaceAll(JSON.stringify(token), JSON.stringify(own)) }
  }

  /** Plain data, for a page: which token ends when. */
  view(): { token: string; until: number }[] {
    return [...this.ends].map(([token, until]) => ({ token, until }))
  }
}

/** A token as the one of the example, with claims for its life when it is a JWT. */
function ownToken(example: string, issued: number, seconds: number, number: number): string {
  const claims = claimsOf(example)
  if (!claims) return `${example}${number + 1}`
  return withClaims(example, { ...claims, iat: issued, exp: issued + seconds, jti: `${number + 1}` })
}

/** What the token endpoints give in their examples. */
function exampleTokens(references: readonly ApiReference[]): string[] {
  const contents = references.flatMap((reference) =>
    operationsOf(reference).flatMap(({ responses }) => responses.flatMap((response) => response.contents)),
  )
  return contents.flatMap(({ examples }) =>
    examples.flatMap(({ value }) => {
      const token = (value as { access_token?: unknown } | null)?.access_token
      return typeof token === 'string' ? [token] : []
    }),
  )
}
