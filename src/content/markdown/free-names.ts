/** A node of the syntax tree that MDX keeps beside the text of `{…}`. */
export interface SyntaxNode {
  type: string
  loc?: { start: { line: number; column: number } }
  [key: string]: unknown
}

interface FreeName {
  name: string
  /** It names an element: `<Callout>`. */
  isElement: boolean
  /** Both from 1. */
  line: number
  column: number
}

/** Keys of nodes under which a name is no variable unless it is computed. */
const NAME_KEYS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
}

/**
 * Names that an expression uses and does not declare itself. Where it declares one anywhere, it counts as declared everywhere.
 * @returns also whether it contains elements
 */
export function freeNames(program: SyntaxNode): { names: FreeName[]; hasElements: boolean } {
  const used: FreeName[] = []
  const declared = new Set<string>(['arguments'])
  let hasElements = false
  const note = (node: SyntaxNode, name: string, isElement: boolean) => {
    const { line = 1, column = 0 } = node.loc?.start ?? {}
    used.push({ name, isElement, line, column: column + 1 })
  }
  const walk = (node: SyntaxNode, isDeclaration: boolean): void => {
    if (node.type === 'Identifier') {
      if (isDeclaration) declared.add(String(node['name']))
      else note(node, String(node['name']), false)
      return
    }
    if (node.type === 'JSXOpeningElement' || node.type === 'JSXOpeningFragment') hasElements = true
    if (node.type === 'JSXOpeningElement') note(node, elementName(node['name'] as SyntaxNode), true)
    for (const [key, value] of Object.entries(node)) {
      if (key === NAME_KEYS[node.type] && node['computed'] !== true) continue
      const isName = declares(node.type, key) || (isDeclaration && node.type !== 'Program' && key !== 'right')
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, isName)
    }
  }
  walk(program, false)
  return { names: used.filter(({ name }) => !declared.has(name)), hasElements }
}

function declares(type: string, key: string): boolean {
  if (key === 'params') return true
  if (key === 'id')
    return type === 'VariableDeclarator' || type.startsWith('Function') || type.startsWith('Class')
  return type === 'CatchClause' && key === 'param'
}

/** `FileTree.File`; the first part of a namespace. */
function elementName(node: SyntaxNode): string {
  if (node.type === 'JSXMemberExpression')
    return `${elementName(node['object'] as SyntaxNode)}.${elementName(node['property'] as SyntaxNode)}`
  if (node.type === 'JSXNamespacedName') return elementName(node['namespace'] as SyntaxNode)
  return String(node['name'])
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
