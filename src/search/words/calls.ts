/** Calls of a service, as references name them and as readers paste them: `GET https://host/api/v1/ids/{id}`, `/ids/42?full=true`. */

import { nameTerm } from './names.ts'

/** A call as it is written. */
export interface Call {
  /** In capitals; empty where none is named. */
  method: string
  /** In lower case; empty where none is named. */
  host: string
  /** Of the path, without query string. */
  segments: readonly string[]
}

/** All calls of a site stand side by side among its terms: no word of a text begins so. */
export const CALLS = '/= '
const END = '='

const METHOD = /^(get|head|post|put|patch|delete|options|trace)\s+/i
const SCHEME = /^(?:https?|wss?):\/\//i
/** What stands for a host: in samples a variable, in an address without scheme a name with dots, or this machine. */
const HOST = /^(?:\$?\{+[\w.-]+\}+|\$\w+|<[\w -]+>|localhost|(?:[\w-]+\.)+[a-z]{2,})(?::\d+)?(?=\/|$)/i
/** Quotes and signs of a sentence or a program around it. */
const AROUND = /^[\s'"`(<]+(?=\S*\/)|[\s'"`)>.,;\\]+$/g
const PARAMETER = /\{[^{}]*\}/

/** Reads what may be a call; undefined for anything else. A path has a slash, a word has none. */
export function readCall(text: string): Call | undefined {
  const trimmed = text.replace(AROUND, '')
  const [start = '', method = ''] = METHOD.exec(trimmed) ?? []
  const address = trimmed
    .slice(start.length)
    .replace(/^['"`]/, '')
    .replace(/[?#].*$/s, '')
  const [scheme = ''] = SCHEME.exec(address) ?? []
  const rest = address.slice(scheme.length)
  const [host = ''] = (scheme === '' ? HOST : /^[^/]*/).exec(rest) ?? []
  const path = rest.slice(host.length)
  if (/\s/.test(address) || !`${scheme}${path}`.includes('/')) return undefined
  const segments = path.split('/').filter((segment) => segment !== '')
  if (segments.length === 0 && scheme === '') return undefined
  return { method: method.toUpperCase(), host: host.toLowerCase(), segments }
}

/** The term under which a section is found by a name that is a call, with its whole address; undefined for other names. */
export function callTerm(name: string): string | undefined {
  return METHOD.test(name) || SCHEME.test(name) ? CALLS + name + END : undefined
}

/** The last word of a call's path, as the term of a name: `jobs` of `GET /jobs/{id}`; empty for other names. */
export function lastWord(name: string): string {
  if (callTerm(name) === undefined) return ''
  const word = readCall(name)?.segments.findLast((segment) => !PARAMETER.test(segment))
  return word === undefined ? '' : nameTerm(word)
}

/** The way back from `callTerm`; undefined for terms that are none. */
export function callOfTerm(term: string): Call | undefined {
  return term.startsWith(CALLS) ? readCall(term.slice(CALLS.length, -END.length)) : undefined
}

/**
 * How well a call fits one that a reference describes; 0 for not at all. The path has to be it, or its end, with any value for a parameter.
 * Then count a path that is whole, the method, the host, and words that are no parameters, in this order.
 */
export function fitOf(asked: Call, described: Call): number {
  const skipped = described.segments.length - asked.segments.length
  if (skipped < 0) return 0
  const own = described.segments.slice(skipped)
  const isSameHost = asked.host === described.host
  const fits = own.every((segment, index) => isOneOf(asked.segments[index] ?? '', segment))
  const words = own.filter((segment) => !PARAMETER.test(segment)).length
  const isNamed = words > 0 && (skipped === 0 || !PARAMETER.test(own[0] ?? ''))
  // An address of a host alone is that of its server.
  if (!fits || !(isNamed || (skipped === 0 && isSameHost && asked.host !== ''))) return 0
  const whole = skipped === 0 ? 1_000 : 1
  return whole + (asked.method === described.method ? 400 : 0) + (isSameHost ? 200 : 0) + words
}

/** Whether a segment of a path is the described one, or a value of a parameter in it. */
function isOneOf(asked: string, described: string): boolean {
  if (asked.toLowerCase() === described.toLowerCase()) return true
  const fixed = described.split(new RegExp(PARAMETER, 'g'))
  if (fixed.length === 1) return false
  const pattern = fixed.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
  return new RegExp(`^${pattern}$`, 'i').test(asked)
}
