import type { PhrasingContent } from 'mdast'

type Words = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' | 'link' }>

const WORDS = new Set(['strong', 'emphasis', 'delete', 'link'])

/**
 * Adds to a line, with white space as a browser shows it: one space, and none just inside of strong words or a link, where Markdown would take the
 * signs for text. Both ends of the line keep theirs.
 */
export function addTo(line: PhrasingContent[], node: PhrasingContent): void {
  if (node.type === 'text') addText(line, node.value.replace(/[ \t\r\n\f]{2,}|[\t\r\n\f]/g, ' '))
  else if (isWords(node)) {
    const { children } = node
    const first = children[0]
    const last = children.at(-1)
    if (first?.type === 'text' && first.value.startsWith(' ')) addText(line, ' ')
    const trails = last?.type === 'text' && last.value.endsWith(' ')
    line.push({ ...node, children: trimmed(children) } as Words)
    if (trails) addText(line, ' ')
  } else line.push(node)
}

function addText(line: PhrasingContent[], value: string): void {
  const last = line.at(-1)
  if (last?.type === 'text') last.value = (last.value + value).replace(/ {2,}/g, ' ')
  else line.push({ type: 'text', value: last?.type === 'break' ? value.trimStart() : value })
}

function isWords(node: PhrasingContent): node is Words {
  return WORDS.has(node.type)
}

/** Without white space at both ends; texts may be changed. */
export function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const first = nodes[0]
  if (first?.type === 'text') first.value = first.value.trimStart()
  const last = nodes.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return nodes.filter((node) => node.type !== 'text' || node.value !== '')
}
