/** Options after the language of a code fence (COD-01, COD-06, COD-07). */
export interface FenceOptions {
  filename?: string
  copy: boolean
  lineNumbers: boolean
  /** Line numbers, from 1. */
  lines: number[]
  words: string[]
  /** What binds the fence to an API document, by option name (docs/apis.md). Tests read it; readers never see it. */
  bindings: Partial<Record<FenceBinding, string>>
}

/** Options that change what a reader sees. */
export const DRAWN_OPTIONS = ['filename', 'copy', 'showLineNumbers'] as const
const BINDINGS = ['operation', 'run', 'output', 'response', 'request', 'schema', 'message'] as const
export type FenceBinding = (typeof BINDINGS)[number]

const OPTION =
  /(?<key>[A-Za-z]+)=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))|\{(?<lines>[\d,\s-]+)\}|\/(?<word>(?:\\\/|[^/])+)\/|(?<flag>[^\s]+)/g

/**
 * Reads `filename="a.py" {1,3-5} /word/ showLineNumbers copy=false`.
 * @returns the options and the words that are none, for an error that names them
 */
export function parseFenceOptions(meta: string): { options: FenceOptions; unknown: string[] } {
  const options: FenceOptions = { copy: true, lineNumbers: false, lines: [], words: [], bindings: {} }
  const unknown: string[] = []
  for (const { groups = {}, 0: text } of meta.matchAll(OPTION)) {
    const value = groups['quoted'] ?? groups['bare']
    if (groups['lines'] !== undefined) options.lines.push(...parseLines(groups['lines']))
    else if (groups['word'] !== undefined) options.words.push(groups['word'].replaceAll('\\/', '/'))
    else if (groups['key'] === 'filename' && value !== undefined) options.filename = value
    else if (isBinding(groups['key']) && value !== undefined) options.bindings[groups['key']] = value
    else if (groups['key'] === 'copy') options.copy = value !== 'false'
    else if (groups['flag'] === 'copy') options.copy = true
    else if (groups['flag'] === 'showLineNumbers') options.lineNumbers = true
    else unknown.push(text)
  }
  return { options, unknown }
}

/** Whether one option, as it stands behind the language, is ours. */
export function isOwnOption(text: string): boolean {
  return !/^[\w-]+=['{]/.test(text) && parseFenceOptions(text).unknown.length === 0
}

/** Names an author may have meant. */
export const FENCE_OPTION_NAMES: readonly string[] = [...DRAWN_OPTIONS, ...BINDINGS]

function isBinding(name: string | undefined): name is FenceBinding {
  return (BINDINGS as readonly (string | undefined)[]).includes(name)
}

function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map((n) => Number.parseInt(n, 10))
    if (Number.isNaN(from)) return []
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
  })
}
