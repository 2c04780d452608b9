import type { Fence } from '../site-fences.ts'

/**
 * Files of samples that a text uses, and those that these use: of the same page, else of another one.
 * @param text commands or a program
 */
export function mentionedFiles(text: string, fences: readonly Fence[], others: readonly Fence[]): Fence[] {
  const found: Fence[] = []
  const search = (part: string): void => {
    const own = fences.filter((fence) => mentions(part, fence))
    const foreign = others.filter(
      (fence) =>
        uses(part, fence) &&
        ![...fences, ...found].some(({ options }) => options.filename === fence.options.filename),
    )
    for (const fence of [...own, ...foreign]) {
      if (found.includes(fence)) continue
      found.push(fence)
      search(fence.code)
    }
  }
  search(text)
  return found
}

function mentions(text: string, { options: { filename } }: Fence): boolean {
  if (filename === undefined) return false
  return text.includes(filename) || (filename.endsWith('.py') && importsOf(text).includes(filename))
}

/** Stricter than a mention: another page's file is only meant where it is imported or run. */
function uses(text: string, { options: { filename } }: Fence): boolean {
  if (filename === undefined) return false
  const name = filename.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return (
    importsOf(text).includes(filename) ||
    new RegExp(`(?:from '\\./|\\b(?:bash|source|node|python3) )${name}\\b`).test(text)
  )
}

/** `from start_job import auth` → `start_job.py` */
function importsOf(text: string): string[] {
  return [...text.matchAll(/^(?:from (\w+) import|import (\w+))/gm)].map(
    ([, from, whole]) => `${from ?? whole}.py`,
  )
}
