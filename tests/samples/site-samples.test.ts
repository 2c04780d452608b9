import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiReference } from '../../src/reference/model.ts'
import { type DocumentText, readDocuments, readReferences } from './api-documents.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { EXEMPTIONS, exemptionOf } from './exemptions.ts'
import { type Finding, findAll, findingText } from './findings.ts'
import { hostsOf } from './mock/addresses.ts'
import { judgeAll } from './mock/judge-all.ts'
import { codeLanguage } from './run/languages.ts'
import { runSite } from './run/run-site.ts'
import type { StepResult } from './run/terminal.ts'
import { showsRequest } from './shows-request.ts'
import { placeOf, readSiteFences } from './site-fences.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const fences = await readSiteFences(ROOT)
const pages = [...new Set(fences.map(({ page }) => page))]

let documents: DocumentText[]
let references: ApiReference[]
let results: StepResult[]
let findings: Finding[]
let coverage: Coverage

beforeAll(async () => {
  documents = await readDocuments(ROOT)
  references = readReferences(documents)
  const hosts = hostsOf(references)
  results = await runSite(fences, references, (fence) => showsRequest(fence, hosts))
  findings = findAll(fences, results, references)
  coverage = coverageOf(fences, results, hosts)
}, 300_000)

describe.each(pages)('%s', (page) => {
  const own = fences.filter((fence) => fence.page === page)
  test.each(own.map((fence) => [placeOf(fence), fence] as const))('%s', (_, fence) => {
    expect(findings.filter((one) => one.fence === fence).map(findingText)).toEqual([])
  })
})

describe('Coverage', () => {
  test('every sample that shows a request is bound, executed or exempt', () => {
    const { shown, bound, executed, exempt, open } = coverage
    console.log(
      `Samples that show a request: ${shown.length}; bound ${bound.length}, executed ${executed.length}, exempt ${exempt.length}`,
    )
    expect(open.map((fence) => `${placeOf(fence)} ${fence.page}: ${fence.code.split('\n')[0]}`)).toEqual([])
  })

  test('no Shell sample is exempt', () => {
    expect(coverage.exempt.filter((fence) => codeLanguage(fence) === 'Shell').map(placeOf)).toEqual([])
  })

  test('every exemption is used, and run="none" stands only where there is one', () => {
    const idle = EXEMPTIONS.filter((one) => !fences.some((fence) => exemptionOf(fence) === one))
    const skipped = fences.filter(({ options }) => options.bindings.run === 'none')
    expect(idle).toEqual([])
    expect(skipped.filter((fence) => !exemptionOf(fence)).map(placeOf)).toEqual([])
  })
})

test('Prism finds nothing wrong with what was sent and answered', async () => {
  expect(await judgeAll(documents, results)).toEqual([])
}, 120_000)
