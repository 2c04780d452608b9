import type { ApiReference } from '../../../../src/reference/model.ts'
import type { Field } from '../../../../src/reference/schema-model.ts'
import { DocumentIndex } from './document-index.ts'
import { type Fact, inWords } from './fact.ts'
import { codes, type FactsFile } from './facts-file.ts'

/** What the facts say about a field besides its name; what they do not say is not compared. */
interface Said {
  required?: boolean
  nullable?: boolean
  /** In the words of the model: `1 to 99`. */
  limit?: string
  default?: string
}

/** Fields that are required, nullable or limited otherwise than the facts say, in words. */
export function wrongFields(facts: readonly Fact[], reference: ApiReference, file: FactsFile): string[] {
  const index = new DocumentIndex(reference)
  return facts
    .filter(({ kind }) => kind === 'field')
    .flatMap((fact) => {
      const said = saidOf(fact, file)
      const found = index.fields(fact.at, fact.name)
      return [...new Set(found.flatMap((field) => differences(said, field)))].map(
        (difference) => `tests/data/facts/${file.name}:${fact.line}: ${inWords(fact)} must be ${difference}`,
      )
    })
}

function differences(said: Said, { required, schema }: Field): string[] {
  return [
    ...(said.required === undefined || said.required === required
      ? []
      : [said.required ? 'required' : 'optional']),
    ...(said.nullable === undefined || said.nullable === (schema.nullable === true)
      ? []
      : [said.nullable ? 'nullable' : 'not nullable']),
    ...(said.limit === undefined || schema.limits.includes(said.limit) ? [] : [said.limit]),
    ...(said.default === undefined || schema.default === said.default ? [] : [`${said.default} by default`]),
  ]
}

/** A column of a table, or what follows the name in a list of fields. */
function saidOf({ name, line }: Fact, file: FactsFile): Said {
  const table = file.tables.find(({ rows }) => rows.some((row) => row.line === line))
  if (table) {
    const column = table.header.findIndex((title) => /^Req(uired|\.)/.test(title))
    const cell = table.rows.find((row) => row.line === line)?.cells[column] ?? ''
    // Either yes and no, or the names themselves.
    if (codes(cell).length > 0) return { required: codes(cell).includes(name) }
    return /^(yes|no)\b/.test(cell) ? { required: cell.startsWith('yes') } : {}
  }
  const [, optional, type = ''] =
    new RegExp(`\`${name}\`(\\?)?: ([^;]*?) - `).exec(file.lines[line - 1] ?? '') ?? []
  if (type === '') return {}
  const [, from, to] = /, (\d+)-(\d+)/.exec(type) ?? []
  const value = /default `(\w+)`/.exec(type)?.[1]
  return {
    required: optional === undefined,
    nullable: type.includes('nullable'),
    ...(from !== undefined && { limit: `${from} to ${to}` }),
    ...(value !== undefined && { default: value }),
  }
}
