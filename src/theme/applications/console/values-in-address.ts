/** The values of a form in the fragment of an address: `#start-job.run~…`. Credentials are no part of them. */
import { base64Url, bytesOf, bytesOfBase64, textOf } from '../../../mock/bytes.ts'
import type { ConsoleValues } from './console-values.ts'

/** Between the id of the button and the values; ids have none. */
const MARK = '~'

/**
 * @param id of the button that opens the console
 * @param values none of them a secret (secret-values.ts); absent for the address of the button, which opens nothing
 */
export function fragmentOf(id: string, values?: ConsoleValues): string {
  if (!values) return `#${id.split(MARK)[0]}`
  const { server, need, parameters, content, body } = values
  const json = JSON.stringify([server, need, parameters, content, body ?? null])
  return `#${id}${MARK}${base64Url(bytesOf(json))}`
}

/**
 * The values that a fragment holds for a console.
 * @returns undefined for another fragment, or one that was cut off or made up
 */
export function valuesIn(hash: string, id: string): ConsoleValues | undefined {
  const start = `#${id}${MARK}`
  if (!hash.startsWith(start)) return undefined
  try {
    return checked(JSON.parse(textOf(bytesOfBase64(hash.slice(start.length)))))
  } catch {
    return undefined
  }
}

function checked(data: unknown): ConsoleValues | undefined {
  if (!Array.isArray(data)) return undefined
  const [server, need, parameters, content, body] = data as unknown[]
  const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
  if (!isIndex(server) || !isIndex(need) || !isIndex(content)) return undefined
  if (typeof parameters !== 'object' || parameters === null) return undefined
  return { server, need, parameters: parameters as Record<string, unknown>, content, body: body ?? undefined }
}
