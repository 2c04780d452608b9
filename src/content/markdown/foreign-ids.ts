import type { Problem } from '../../config/problem.ts'

const FENCE = /^\s*(`{3,}|~{3,})/
const HEADING = /^( {0,3}#{1,6}[ \t].*?)\{#([^\s{}]+)\}([ \t]*#*[ \t]*)$/

/**
 * Turns `## Start {#start}`, as Docusaurus, VitePress and MkDocs write it, into our `## Start [#start]`. Nothing moves.
 * @param warnings where each is told
 */
export function ownIds(text: string, file: string, warnings: Problem[]): string {
  if (!text.includes('{#')) return text
  let fence: string | undefined
  const lines = text.split('\n').map((line, index) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark !== undefined && fence === undefined) fence = mark
    else if (mark !== undefined && fence !== undefined && mark.startsWith(fence)) fence = undefined
    const [, before = '', id, after = ''] = (fence === undefined && HEADING.exec(line)) || []
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
