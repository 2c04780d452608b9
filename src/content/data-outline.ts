import type { Expression, ObjectExpression, Program, Span } from 'oxc-parser'

/** Where each key of a literal stands in the source, in source order. */
export interface DataOutline {
  offset: number
  children: Map<string, DataOutline>
}

/** A key that one object literal has twice. */
interface RepeatedKey {
  path: string[]
  offset: number
}

/**
 * Finds the keys of the value that a module exports by default, as far as it is written down as literals;
 * `satisfies`, `as`, constants of the module and spreads of them are followed.
 */
export function outlineDefaultExport(program: Program): { outline: DataOutline; repeated: RepeatedKey[] } {
  const constants = findConstants(program)
  const repeated: RepeatedKey[] = []
  const exported = program.body.find((statement) => statement.type === 'ExportDefaultDeclaration')
  const declaration = exported?.declaration as Expression | undefined

  function outline(expression: Expression, at: Span, path: string[], followed: string[]): DataOutline {
    const result: DataOutline = { offset: at.start, children: new Map() }
    const value = unwrap(expression)
    if (value.type === 'Identifier' && !followed.includes(value.name)) {
      const target = constants.get(value.name)
      if (target) return { ...outline(target, target, path, [...followed, value.name]), offset: at.start }
    } else if (value.type === 'ObjectExpression') {
      addProperties(value, result, path, followed)
    } else if (value.type === 'ArrayExpression') {
      for (const [index, element] of value.elements.entries()) {
        // Behind a spread, places no longer tell indices.
        if (!element || element.type === 'SpreadElement') break
        result.children.set(String(index), outline(element, element, [...path, String(index)], followed))
      }
    }
    return result
  }

  function addProperties(object: ObjectExpression, to: DataOutline, path: string[], followed: string[]) {
    const own = new Set<string>()
    for (const property of object.properties) {
      if (property.type === 'SpreadElement') {
        const spread = outline(property.argument, property, path, followed)
        for (const [key, child] of spread.children) to.children.set(key, child)
        continue
      }
      const key = keyName(property)
      if (key === undefined) continue
      if (own.has(key)) repeated.push({ path: [...path, key], offset: property.start })
      own.add(key)
      to.children.set(key, outline(property.value, property, [...path, key], followed))
    }
  }

  if (!exported || !declaration) return { outline: { offset: 0, children: new Map() }, repeated }
  return { outline: outline(declaration, exported, [], []), repeated }
}

function unwrap(expression: Expression): Expression {
  switch (expression.type) {
    case 'TSSatisfiesExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'ParenthesizedExpression':
      return unwrap(expression.expression)
    default:
      return expression
  }
}

function keyName({ key, computed }: Extract<ObjectExpression['properties'][number], { type: 'Property' }>) {
  if (key.type === 'Literal') return String(key.value)
  return key.type === 'Identifier' && !computed ? key.name : undefined
}

function findConstants(program: Program): Map<string, Expression> {
  const constants = new Map<string, Expression>()
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init)
    }
  }
  return constants
}
