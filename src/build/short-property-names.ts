import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PROPERTY = /(?<![\w-])--[a-z][a-z0-9-]*/g

/**
 * Short names for the custom properties of the style sheets, which every first visit waits for: a letter for those used most. Server and
 * browser are built apart, so the names follow from all sheets of the folder. Markup and scripts name no custom property.
 *
 * @param folder where the style sheets are; a property that only a virtual one has keeps its name
 */
export function shortPropertyNames(folder: string): Plugin {
  let names: ReadonlyMap<string, string> = new Map()
  return {
    name: 'docs:short-property-names',
    apply: 'build',
    // Before anything else has read the style sheet.
    enforce: 'pre',
    buildStart() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      const sheets = files.filter((file) => file.endsWith('.css')).sort()
      names = shortNames(sheets.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n'))
    },
    transform: {
      filter: { id: /\.css(\?inline)?$/ },
      handler: (code) => ({ code: code.replace(PROPERTY, (name) => names.get(name) ?? name), map: null }),
    },
  }
}

/** @returns a short name for each custom property in the style sheets, the shortest for those that occur most */
export function shortNames(styles: string): Map<string, string> {
  const counts = new Map<string, number>()
  for (const [name] of styles.matchAll(PROPERTY)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const sorted = [...counts].sort(([name, count], [other, more]) => more - count || (name < other ? -1 : 1))
  return new Map(sorted.map(([name], index) => [name, `--${letters(index)}`]))
}

/** `a`, `b`, … `Z`, `aa`, `ab`, … */
function letters(index: number): string {
  const last = LETTERS.charAt(index % LETTERS.length)
  return index < LETTERS.length ? last : letters(Math.floor(index / LETTERS.length) - 1) + last
}
