import { codeLanguage } from './run/languages.ts'
import type { Fence } from './site-fences.ts'

/** Calls that send something. */
const SENDS: Record<string, RegExp> = {
  Shell: /\bcurl\b/,
  Python:
    /\brequests\.(?:get|post|put|patch|delete|head|request|Session)\b|\bwebsockets\.connect\b|\burllib\.request\b|\bhttpx\./,
  JavaScript: /\bfetch\(|\bnew WebSocket\(/,
}

/**
 * Whether a fence shows a request: a program or command that sends one or names a host of the documents, or JSON, which is what is sent and
 * received. docs/apis.md tells authors the same.
 */
export function showsRequest(fence: Fence, hosts: readonly string[]): boolean {
  if (fence.language === 'json') return true
  const language = codeLanguage(fence)
  if (language === undefined) return false
  const code = withoutComments(fence.code)
  return SENDS[language]?.test(code) || hosts.some((host) => code.includes(host))
}

function withoutComments(code: string): string {
  return code.replace(/^\s*(?:#|\/\/).*$/gm, '')
}

/** Whether an option says what a fence is checked against. */
export function isBound({ options: { bindings } }: Fence): boolean {
  const { operation, response, request, schema, message, output } = bindings
  return [operation, response, request, schema, message, output].some((value) => value !== undefined)
}
