import type { Fact } from './fact.ts'
import { codes, type FactsFile } from './facts-file.ts'

/** Names in the document of shapes that were published under names that say nothing. */
const NAMES: Record<string, string> = {
  LineItemEnum: 'LineItemName',
  PeriodTypeBe5Enum: 'PeriodType',
  EstimatesRequestPeriodTypeEnum: 'EstimatePeriodType',
  StartQuarterEnum: 'Quarter',
  EndQuarterEnum: 'Quarter',
  FiscalStartQuarterEnum: 'Quarter',
  FiscalEndQuarterEnum: 'Quarter',
  CalendarTypeEnum: 'CalendarType',
  StatementTypeEnum: 'StatementType',
  SegmentTypeEnum: 'SegmentType',
  EstimateTypeEnum: 'EstimateType',
}

/** Schemas, lists of values and line items of the LLM-ready API. */
export function llmSchemaFacts(file: FactsFile): Fact[] {
  return [...schemas(file), ...realShapes(file), ...valueLists(file), ...lineItems(file)]
}

/** Lines such as `- `Schema`: `field`?: type - meaning; …`. */
function schemas(file: FactsFile): Fact[] {
  const lines = file.between('**Schemas**', 'Published schema quirks')
  const enums = new Map(
    lines.flatMap(({ cells: [text = ''] }) => {
      const [, name = '', values] = /^- `(\w+)` \(\w+ enum\): (.*)$/.exec(text) ?? []
      return values === undefined ? [] : [[name, codes(values)] as const]
    }),
  )
  return lines.flatMap(({ cells, line }): Fact[] => {
    const [, published = '', isEnum, rest = ''] =
      /^- `(\w+)`(?: \((\w+) enum\))?: (.*)$/.exec(cells[0] ?? '') ?? []
    if (published === '') return []
    const schema = NAMES[published] ?? published
    const fact = (kind: Fact['kind'], name: string, path: string[] = []): Fact => ({
      kind,
      name,
      at: { schema, path },
      line,
    })
    if (isEnum) return codes(rest).map((name) => fact('value', name))
    if (rest.startsWith('one of')) return codes(rest).map((name) => fact('shape', name))
    return [...rest.matchAll(/(?:^|; )`(\w+)`\??: ([^;]*?) - /g)].flatMap(([, name = '', type = '']) => {
      const inner = /(?:array of |map of |^)([A-Z]\w+)/.exec(type)?.[1]
      if (inner === undefined) return [fact('field', name)]
      const values = enums.get(inner)?.map((value) => fact('value', value, [name]))
      return [fact('field', name), ...(values ?? [fact('shape', NAMES[inner] ?? inner, [name])])]
    })
  })
}

/** What statements and segments hold per period in fact, and what newer estimates hold besides. */
function realShapes(file: FactsFile): Fact[] {
  const { cells, line } = file.line('- `Period` declares')
  const [, , statements = '', segments = ''] = codes(cells[0])
  const newer = file.line('Newer `POST /estimates/` rows')
  const [, currency = '', company = ''] = codes(newer.cells[0])
  const fields = (code: string, schema: string, at: number) =>
    (code.match(/\w+/g) ?? []).map(
      (name): Fact => ({ kind: 'field', name, at: { schema, path: ['*'] }, line: at }),
    )
  return [
    ...fields(statements, 'FinancialStatementCurrencyResponse', line),
    ...fields(segments, 'SegmentsCurrencyResponse', line),
    ...fields(`${currency} ${company}`, 'EstimatesPeriod', newer.line),
  ]
}

function valueLists(file: FactsFile): Fact[] {
  const list = (start: string, schema: string | Fact['at']): Fact[] => {
    const { cells, line } = file.line(start)
    const at = typeof schema === 'string' ? { schema } : schema
    return codes(cells[0]?.replace(start, '')).map((name) => ({ kind: 'value', name, at, line }))
  }
  const operation = 'GET /api/v1/professionals/company/{company_id}/{professional_type}/{timeframe}'
  const parameter = (name: string): Fact['at'] => ({ operation, part: 'parameters', path: [name] })
  return [
    ...list('- `relationship_type` (20):', 'RelationshipType'),
    ...list('- `simple_industry` (74):', 'SimpleIndustry'),
    ...list('| `KeyDevCategoryType` |', 'KeyDevelopmentCategory'),
    ...list('| `Permission` |', 'Permission'),
    ...list('| `ProfessionalType` |', parameter('professional_type')),
    ...list('| `Timeframe` |', parameter('timeframe')),
  ]
}

/** Names of Appendix B; two of them only the library accepts. */
function lineItems(file: FactsFile): Fact[] {
  const from = file.line('# Appendix B').line
  return file.lines.slice(from).flatMap((text, index) =>
    text.startsWith('`')
      ? codes(text).map(
          (name): Fact => ({
            kind: ['combined_revenue', 'operating_revenue'].includes(name) ? 'mention' : 'value',
            name,
            at: { schema: 'LineItemName' },
            line: from + index + 1,
          }),
        )
      : [],
  )
}
