import type { Finding } from './finding.ts'
import type { Import } from './imports.ts'

/**
 * Import circles, each reported once, at the import that closes it. Imports of types count: two files that need each
 * other to be understood are one, or lack a third.
 */
export function findCircles(imports: readonly Import[]): Finding[] {
  const byFile = new Map<string, Import[]>()
  for (const one of imports) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one])
  const findings: Finding[] = []
  const finished = new Set<string>()
  const path: string[] = []

  function visit(file: string): void {
    path.push(file)
    for (const { target, line } of byFile.get(file) ?? []) {
      const start = path.indexOf(target)
      if (start >= 0) {
        findings.push({ file, line, message: `circle: ${[...path.slice(start), target].join(' → ')}` })
      } else if (!finished.has(target)) visit(target)
    }
    path.pop()
    finished.add(file)
  }

  for (const file of byFile.keys()) if (!finished.has(file)) visit(file)
  return findings
}
