import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { readDocuments, readReferences } from './api-documents.ts'
import { type Coverage, coverageOf } from './coverage.ts'
import { hostsOf } from './document-facts.ts'
import { EXEMPTIONS, exemptionOf } from './exemptions.ts'
import { type Finding, findAll, findingText } from './findings.ts'
import { judgeAll } from './mock/judge-all.ts'
import { referenceFences } from './reference-samples.ts'
import { codeLanguage } from './run/languages.ts'
import { runSite } from './run/run-site.ts'
import { codesThatDoNotCompile } from './run/syntax.ts'
import type { StepResult } from './run/terminal.ts'
import { showsRequest } from './shows-request.ts'
import { type Fence, placeOf, readSiteFences } from './site-fences.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const fences = await readSiteFences(ROOT)
const documents = await readDocuments(ROOT)
const references = readReferences(documents)
const generated = referenceFences(references)

let results: StepResult[]
let findings: Finding[]
let coverage: Coverage

beforeAll(async () => {
  const hosts = hostsOf(references)
  const needsRun = (fence: Fence) => !exemptionOf(fence) && showsRequest(fence, hosts)
  results = await runSite({ fences, generated, showsRequest: needsRun }, references)
  findings = findAll([...fences, ...generated], results, references)
  coverage = coverageOf(fences, results, hosts)
}, 300_000)

function findingsOf(fence: Fence): string[] {
  return findings.filter((one) => one.fence === fence).map(findingText)
}

describe.each([...new Set(fences.map(({ page }) => page))])('%s', (page) => {
  const own = fences.filter((fence) => fence.page === page)
  test.each(own.map((fence) => [placeOf(fence), fence] as const))('%s', (_, fence) => {
    expect(findingsOf(fence)).toEqual([])
  })
})

describe.each([...new Set(generated.map(({ page }) => page))])('%s', (page) => {
  const own = generated.filter((fence) => fence.page === page)
  test.each([...new Set(own.map(({ file }) => file))])('%s', (file) => {
    expect(own.filter((fence) => fence.file === file).flatMap(findingsOf)).toEqual([])
  })
})

describe('Coverage', () => {
  test('every sample that shows a request is bound, executed or exempt', () => {
    const { shown, bound, executed, exempt, open } = coverage
    const counts = `bound ${bound.length}, executed ${executed.length}, exempt ${exempt.length}`
    console.log(`Samples of pages that show a request: ${shown.length}; ${counts}`)
    console.log(`Samples made from the documents: ${generated.length}, all bound and executed`)
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

  test('samples that are exempt compile', () => {
    expect(codesThatDoNotCompile(coverage.exempt)).toEqual([])
  })
})

test('Prism finds nothing wrong with what was sent and answered', async () => {
  expect(await judgeAll(documents, results)).toEqual([])
}, 120_000)
