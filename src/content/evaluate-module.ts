import { SourceMap } from 'node:module'
import { SiteProblems } from '../config/problem.ts'
import type { StrippedScript } from './strip-types.ts'

/** Line and column, from 1, of the topmost stack frame inside a module that was loaded from a data URL. */
const FRAME = /data:text\/javascript[^\s)]*:(\d+):(\d+)/

/**
 * Runs a module without imports.
 *
 * @param file Path of its TypeScript relative to the site root, for messages.
 * @returns its exports
 * @throws SiteProblems with whatever the module throws, at the line of the TypeScript
 */
export async function evaluateModule(script: StrippedScript, file: string): Promise<{ default?: unknown }> {
  const url = `data:text/javascript;base64,${Buffer.from(script.code).toString('base64')}`
  try {
    return await import(/* @vite-ignore */ url)
  } catch (error) {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    throw new SiteProblems([{ file, ...placeOf(error, script), message }])
  }
}

function placeOf(error: unknown, { map }: StrippedScript): { line?: number; column?: number } {
  const [, line, column] = FRAME.exec(error instanceof Error ? (error.stack ?? '') : '') ?? []
  if (line === undefined || column === undefined) return {}
  const payload = { ...map, file: '', sourcesContent: [], sourceRoot: '' }
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
  return 'originalLine' in entry ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 } : {}
}
