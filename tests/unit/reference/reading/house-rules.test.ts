import { describe, expect, it } from 'vitest'
import { API_RULES, type ApiRule, allRules, type RuleLevel } from '../../../../src/config/api-rules.ts'
import type { Problem } from '../../../../src/config/problem.ts'
import { siteSchema } from '../../../../src/config/site-schema.ts'
import { checkData } from '../../../../src/config/zod-problems.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { SMALL } from '../small-document.ts'
import { SMALL_SOCKET } from '../small-socket.ts'

/** `siteLinks` is about pages (tests/unit/build/checks/document-links.test.ts). */
type DocumentRule = Exclude<ApiRule, 'siteLinks'>
const DOCUMENT_RULES = API_RULES.filter((rule): rule is DocumentRule => rule !== 'siteLinks')

/** A document that breaks each rule once. */
const BREAKS: Record<DocumentRule, [text: string, find: string, put: string]> = {
  operationId: [SMALL, '      operationId: readJob\n', ''],
  operationSummary: [SMALL, '      summary: Read a job\n', ''],
  operationDescription: [SMALL, '      description: Returns the job.\n', ''],
  describedTag: [SMALL, '      tags: [Jobs]\n', ''],
  parameterDescription: [SMALL, '          description: Only check the request.\n', ''],
  parameterExample: [SMALL, '          example: true\n', ''],
  bodyExample: [SMALL, '              example:\n                id: j1\n                parent: null\n', ''],
  messageExample: [
    SMALL_SOCKET,
    '      examples:\n        - name: usual\n          payload:\n            message: Hello\n',
    '',
  ],
  ownFields: [SMALL, 'x-remedy:', 'x-internal:'],
  knownFormats: [SMALL, 'format: uri', 'format: web'],
  readablePatterns: [SMALL, 'pattern: ^j', 'pattern: (?i)^j'],
  schemaKeywords: [SMALL, 'maxItems: 5', "maxItems: '5'"],
  localSchemas: [
    SMALL,
    "$ref: '#/components/schemas/JobRequest'",
    'additionalProperties: { $ref: https://shapes.example/job.json }',
  ],
  consistentNames: [SMALL, 'operationId: readJob', 'operationId: startJob'],
  fittingExamples: [SMALL, '          example: true', '          example: 7'],
}

function told(rule: DocumentRule, level: RuleLevel): readonly Problem[] {
  const [text, find, put] = BREAKS[rule]
  expect(text).toContain(find)
  const warnings: Problem[] = []
  const levels = { ...allRules('error'), [rule]: level }
  readReference(text.replace(find, put), 'apis/jobs.yaml', undefined, {
    levels,
    warn: (problems) => warnings.push(...problems),
  })
  return warnings
}

describe.each(DOCUMENT_RULES)('F72: the rule %s', (rule) => {
  it('F72: is an error, a warning with line, or nothing', () => {
    expect(() => told(rule, 'error')).toThrow(`(rule ${rule})`)
    const warnings = told(rule, 'warn')
    expect(warnings).toMatchObject([
      { file: 'apis/jobs.yaml', message: expect.stringContaining(`(rule ${rule})`) },
    ])
    expect(warnings[0]?.line).toBeGreaterThan(1)
    expect(told(rule, 'off')).toEqual([])
  })
})

it('F72: rules warn unless the site says more; the nearest name of one that is unknown is told', () => {
  const check = (apiRules?: object) =>
    checkData(
      siteSchema,
      { brand: 'Acme', description: 'Acme docs', ...(apiRules && { apiRules }) },
      { file: 'site.config.ts' },
    )
  expect(check().data?.apiRules).toEqual(allRules('warn'))
  expect(check({ bodyExample: 'off' }).data?.apiRules).toEqual({ ...allRules('warn'), bodyExample: 'off' })
  expect(check({ bodyExamples: 'off' }).problems).toMatchObject([
    { keyPath: 'apiRules.bodyExamples', nearest: 'bodyExample' },
  ])
  expect(check({ bodyExample: 'of' }).problems).toMatchObject([
    { keyPath: 'apiRules.bodyExample', nearest: "'off'" },
  ])
})

it('F72: the product asks for everything', async () => {
  const { default: site } = await import('../../../../site.config.ts')
  expect(site.apiRules).toEqual(allRules('error'))
})

it('F72: operations without a tag, an id and a summary are drawn under their address', () => {
  const text = SMALL.replaceAll('      tags: [Jobs]\n', '')
    .replace('      operationId: readJob\n', '')
    .replace('      summary: Read a job\n', '')
  const { groups } = readReference(text, 'apis/jobs.yaml', undefined, { levels: allRules('off') })
  expect(groups).toMatchObject([
    { id: 'jobs', description: 'Start jobs and read their results.', operations: [] },
    {
      id: 'general',
      title: 'General',
      operations: [{ id: 'start-job' }, { id: 'get-jobs-job-id', summary: 'GET /jobs/{job_id}' }],
    },
  ])
})

it('F72: many warnings of one rule are told as a number', () => {
  const fields = Array.from({ length: 9 }, (_, index) => `      x-other-${index}: 1\n`).join('')
  const warnings: Problem[] = []
  readReference(SMALL.replace('      operationId: readJob\n', `${fields}$&`), 'apis/jobs.yaml', undefined, {
    levels: allRules('warn'),
    warn: (problems) => warnings.push(...problems),
  })
  expect(warnings).toHaveLength(6)
  expect(warnings.at(-1)?.message).toBe(
    'Unknown field x-other-5 (rule ownFields); 4 of this kind from here on',
  )
})
