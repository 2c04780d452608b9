import type { ReadNode } from './read-node.ts'

/** Attributes of blocks that readers see as text; class names and the like are none (C14). */
const VISIBLE: Readonly<Record<string, string>> = {
  Callout: 'title',
  Card: 'title',
  'FileTree.File': 'name',
  'FileTree.Folder': 'name',
  Image: 'alt',
  Tabs: 'items',
}

/** Texts that a block shows from its attributes: titles, labels of tabs, names of files, descriptions of images. */
export function visibleAttributes({ name, attributes = [] }: ReadNode): string[] {
  const visible = VISIBLE[name ?? '']
  return attributes.flatMap((attribute) => {
    if (visible === undefined || attribute.name !== visible) return []
    return typeof attribute.value === 'string' ? [attribute.value] : stringsIn(expressionOf(attribute.value))
  })
}

/** The syntax tree that MDX keeps beside the text of `{…}`. */
function expressionOf(value: unknown): unknown {
  const program = field(field(value, 'data'), 'estree')
  const body = field(program, 'body')
  return Array.isArray(body) ? field(body[0], 'expression') : undefined
}

/** Strings of a literal, a list, or the `label` of objects in it; an element's text. Whatever is computed is left out. */
function stringsIn(expression: unknown): string[] {
  const value = field(expression, 'value')
  switch (field(expression, 'type')) {
    case 'Literal':
    case 'JSXText':
      return typeof value === 'string' ? [value] : []
    case 'TemplateLiteral':
      return list(expression, 'quasis').flatMap((part) => {
        const text = field(field(part, 'value'), 'cooked')
        return typeof text === 'string' ? [text] : []
      })
    case 'ArrayExpression':
      return list(expression, 'elements').flatMap(stringsIn)
    case 'ObjectExpression':
      return list(expression, 'properties').flatMap((property) =>
        field(field(property, 'key'), 'name') === 'label' ? stringsIn(field(property, 'value')) : [],
      )
    case 'JSXElement':
    case 'JSXFragment':
      return list(expression, 'children').flatMap(stringsIn)
    default:
      return []
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name)
  return Array.isArray(found) ? found : []
}
