import { URL_MAX_LENGTH } from './constants.ts'

/**
 * Reads an absolute URL (R6.06, GIT-10). White space around it is ignored.
 *
 * @throws Error `Invalid url.` when the input is no string or blank, a message that names the maximum length
 * when it is longer than 2048 characters, `URL parsing failed.` when it is no absolute URL.
 */
export function parseUrl(input: unknown): URL {
  if (typeof input !== 'string' || input.trim() === '') throw new Error('Invalid url.')
  if (input.length > URL_MAX_LENGTH) {
    throw new Error(`Url exceeds the maximum length of ${URL_MAX_LENGTH} characters.`)
  }
  const trimmed = input.trim()
  if (!URL.canParse(trimmed)) throw new Error('URL parsing failed.')
  return new URL(trimmed)
}
