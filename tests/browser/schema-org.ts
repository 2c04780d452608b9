/** JSON-LD against the vocabulary of schema.org, as the package schema-dts has it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

interface SchemaType {
  parents: string[]
  /** Names of the types that a property may have. */
  properties: Map<string, string[]>
}

const declarations = createRequire(import.meta.url)
  .resolve('schema-dts')
  .replace(/\.js$/, '.d.ts')
let vocabulary: Map<string, SchemaType> | undefined

const MOMENT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/

/** What is wrong with a JSON-LD document: types and properties that there are not, values of another type. */
export function schemaMistakes(document: unknown): string[] {
  const { '@context': context, '@graph': graph, ...rest } = document as Record<string, unknown>
  return [
    ...(context === 'https://schema.org' ? [] : [`@context: ${context}`]),
    ...(Array.isArray(graph)
      ? graph.flatMap((node, index) => nodeMistakes(node, `@graph[${index}]`))
      : ['@graph']),
    ...Object.keys(rest).map((key) => `${key} at the top`),
  ]
}

function nodeMistakes(node: Record<string, unknown>, place: string): string[] {
  const { '@type': type, ...values } = node
  const lineage = typeof type === 'string' ? lineageOf(type) : []
  if (lineage.length === 0) return [`${place}: there is no type ${type}`]
  return Object.entries(values).flatMap(([key, value]) => {
    if (key === '@id') return []
    const own = lineage.map((name) => typeOf(name)?.properties.get(key)).find((found) => found)
    const at = `${place}.${key}`
    if (!own) return [`${at}: ${type} has no such property`]
    return [value].flat().flatMap((each, index) => valueMistakes(each, own, `${at}[${index}]`))
  })
}

function valueMistakes(value: unknown, ranges: readonly string[], at: string): string[] {
  const isOneOf = (...names: string[]) => names.some((name) => ranges.includes(name))
  const wrong = [`${at}: ${JSON.stringify(value)} is none of ${ranges.join(', ')}`]
  if (typeof value === 'number')
    return isOneOf('Number') || (isOneOf('Integer') && Number.isInteger(value)) ? [] : wrong
  if (typeof value === 'string') {
    const isMoment = isOneOf('Date', 'DateTime') && MOMENT.test(value)
    const isAddress = isOneOf('URL') && URL.canParse(value)
    return value !== '' && (isOneOf('Text') || isMoment || isAddress) ? [] : wrong
  }
  if (typeof value !== 'object' || value === null) return wrong
  const { '@id': id, '@type': type } = value as { '@id'?: unknown; '@type'?: unknown }
  if (type === undefined) return isOneOf('IdReference') && URL.canParse(String(id)) ? [] : wrong
  const fits = lineageOf(String(type)).some((name) => ranges.includes(name))
  return [...(fits ? [] : wrong), ...nodeMistakes(value as Record<string, unknown>, at)]
}

/** The type and those above it; empty when there is no such type. */
function lineageOf(name: string): string[] {
  const type = typeOf(name)
  return type ? [name, ...type.parents.flatMap(lineageOf)] : []
}

function typeOf(name: string): SchemaType | undefined {
  vocabulary ??= readVocabulary(readFileSync(declarations, 'utf8'))
  return vocabulary.get(name)
}

function readVocabulary(text: string): Map<string, SchemaType> {
  const types = new Map<string, SchemaType>()
  let current: SchemaType | undefined
  for (const line of text.split('\n')) {
    const [, name, above] = /^(?:export )?interface (\w+?)(?:Base|Leaf) extends (.+) \{$/.exec(line) ?? []
    if (name !== undefined && above !== undefined) {
      current = types.get(name) ?? { parents: [], properties: new Map() }
      const parents = above.split(', ').map((each) => each.replace(/Base$/, ''))
      current.parents.push(...parents.filter((each) => each !== name && !each.startsWith('Partial<')))
      types.set(name, current)
    }
    const [, property, ranges = ''] = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/.exec(line) ?? []
    if (property !== undefined) current?.properties.set(property, ranges.split(' | '))
  }
  if (types.size < 500) throw new Error('The declarations of schema-dts are written in another way now.')
  return types
}
