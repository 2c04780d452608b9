import type { Operation } from '../../../src/reference/model.ts'
import type { SentRequest } from './exchange.ts'

/**
 * Whether a request brings what the operation asks for.
 * @param tokens access tokens that are valid: the one of the environment and those that the documents' token endpoints give
 */
export function checkSecurity(
  operation: Operation,
  request: SentRequest,
  tokens: readonly string[],
): string[] {
  const header = request.headers['authorization']
  if (operation.security.length === 0) {
    return header === undefined ? [] : ['an Authorization header where none is described']
  }
  if (header === undefined) return ['no Authorization header']
  const token = /^Bearer (?<token>\S+)$/.exec(header)?.groups?.['token']
  if (token === undefined) return [`the Authorization header is not 'Bearer' and a token: '${header}'`]
  return tokens.includes(token) ? [] : [`a token that nobody issued: '${token}'`]
}
