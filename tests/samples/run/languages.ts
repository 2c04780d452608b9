import type { Fence } from '../site-fences.ts'

export type Language = 'Shell' | 'Python' | 'JavaScript'

const BY_FENCE: Record<string, Language> = {
  bash: 'Shell',
  sh: 'Shell',
  python: 'Python',
  js: 'JavaScript',
  javascript: 'JavaScript',
}

/** Interpreter and file extension of a language. */
export const INTERPRETERS: Record<Language, { command: string; extension: string }> = {
  Shell: { command: 'bash', extension: 'sh' },
  Python: { command: 'python3', extension: 'py' },
  JavaScript: { command: 'node', extension: 'mjs' },
}

/** The language of the code of a fence; undefined when it is none that is executed. */
export function codeLanguage(fence: Fence): Language | undefined {
  return BY_FENCE[fence.language]
}

/** Whose terminal a fence belongs to: that of its tab, else that of its code. */
export function terminalOf(fence: Fence): Language | undefined {
  if (fence.tab !== undefined && fence.tab in INTERPRETERS) return fence.tab as Language
  return codeLanguage(fence)
}
