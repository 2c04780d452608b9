/** The house rules for API documents and how much each of them matters to a site (docs/apis.md). */
import * as z from 'zod'

const level = z.enum(['error', 'warn', 'off'])

/** How much a rule matters: the build fails, the author is told, or nothing. */
export type RuleLevel = z.output<typeof level>

/** Every rule by its key in `site.config.ts`. */
export const API_RULES = [
  'operationId',
  'operationSummary',
  'operationDescription',
  'describedTag',
  'parameterDescription',
  'parameterExample',
  'bodyExample',
  'messageExample',
  'ownFields',
  'knownFormats',
  'readablePatterns',
  'schemaKeywords',
  'localSchemas',
  'consistentNames',
  'fittingExamples',
  'siteLinks',
] as const

export type ApiRule = (typeof API_RULES)[number]

/** The level of every rule. */
export type RuleLevels = Readonly<Record<ApiRule, RuleLevel>>

export const apiRulesSchema = z.strictObject(
  Object.fromEntries(API_RULES.map((rule) => [rule, level.default('warn')])) as Record<
    ApiRule,
    z.ZodDefault<typeof level>
  >,
)

/** All rules at one level. */
export function allRules(at: RuleLevel): RuleLevels {
  return Object.fromEntries(API_RULES.map((rule) => [rule, at])) as Record<ApiRule, RuleLevel>
}
