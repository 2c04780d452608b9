import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { allRules } from '../../src/config/api-rules.ts'
import { readReference } from '../../src/reference/read-reference.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { findAll, findingText } from './findings.ts'
import { referenceFences } from './reference-samples.ts'
import { runSite } from './run/run-site.ts'

const FILE = fileURLToPath(new URL('../data/apis/public/link-example.json', import.meta.url))
const reference = readReference(readFileSync(FILE, 'utf8'), 'apis/link-example.json', undefined, {
  levels: allRules('off'),
})

test('F72: samples of a document of other people end well and send what it asks for', async () => {
  const generated = referenceFences([reference])
  expect(generated.length).toBeGreaterThanOrEqual(3 * operationsOf(reference).length)
  const results = await runSite({ fences: [], generated, showsRequest: () => false }, [reference])
  expect(findAll(generated, results, [reference]).map(findingText)).toEqual([])
}, 300_000)
