import type { Problem } from '../../config/problem.ts'
import { codeLines } from './fences.ts'

const HEADING = /^( {0,3}#{1,6}[ \t].*?)\{#([^\s{}]+)\}([ \t]*#*[ \t]*)$/

/**
 * Turns `## Start {#start}`, as Docusaurus, VitePress and MkDocs write it, into our `## Start [#start]`. Nothing moves.
 * @param warnings where each is told
 */
export function ownIds(text: string, file: string, warnings: Problem[]): string {
  if (!text.includes('{#')) return text
  const isCode = codeLines()
  const lines = text.split('\n').map((line, index) => {
    const [, before = '', id, after = ''] = (!isCode(line) && HEADING.exec(line)) || []
    if (id === undefined) return line
    const place = { file, line: index + 1, column: before.length + 1 }
    warnings.push({
      ...place,
      message: 'An id of a heading as other tools write it',
      expected: `[#${id}]`,
      received: `{#${id}}`,
    })
    return `${before}[#${id}]${after}`
  })
  return lines.join('\n')
}
