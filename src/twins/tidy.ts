import type { PhrasingContent } from 'mdast'

type Parent = Extract<PhrasingContent, { type: 'strong' | 'emphasis' | 'delete' | 'link' }>

/**
 * White space as a browser shows it: one space, and none just inside of strong words or a link, where Markdown would take the signs for text. Both
 * ends keep theirs.
 */
export function joined(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const tidied: PhrasingContent[] = []
  for (const node of nodes.flatMap(spacesOutside)) {
    const last = tidied.at(-1)
    if (node.type !== 'text') tidied.push(node)
    else if (last?.type === 'text') last.value = (last.value + node.value).replace(/ {2,}/g, ' ')
    else tidied.push({ ...node, value: last?.type === 'break' ? node.value.trimStart() : node.value })
  }
  return tidied
}

function spacesOutside(node: PhrasingContent): PhrasingContent[] {
  if (node.type === 'text') return [{ ...node, value: node.value.replace(/[ \t\r\n\f]+/g, ' ') }]
  if (!isParent(node)) return [node]
  const children = [...node.children]
  const space: PhrasingContent = { type: 'text', value: ' ' }
  const first = children[0]
  const leads = first?.type === 'text' && first.value.startsWith(' ')
  const last = children.at(-1)
  const trails = last?.type === 'text' && last.value.endsWith(' ')
  const inner = trimmed(children) as Parent['children']
  return [...(leads ? [space] : []), { ...node, children: inner } as Parent, ...(trails ? [space] : [])]
}

function isParent(node: PhrasingContent): node is Parent {
  return ['strong', 'emphasis', 'delete', 'link'].includes(node.type)
}

/** Without white space at both ends. */
export function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = nodes.map((node) => ({ ...node }))
  const first = kept[0]
  if (first?.type === 'text') first.value = first.value.trimStart()
  const last = kept.at(-1)
  if (last?.type === 'text') last.value = last.value.trimEnd()
  return kept.filter((node) => node.type !== 'text' || node.value !== '')
}
