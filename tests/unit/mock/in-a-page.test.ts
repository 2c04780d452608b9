import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { expect, test } from 'vitest'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { everyDocument } from './every-document.ts'

const ENTRY = fileURLToPath(new URL('page-entry.ts', import.meta.url))
/** What workers of browsers have, and nothing of Node.js. */
const OF_WORKERS = { URL, URLSearchParams, TextEncoder, TextDecoder, atob, btoa, crypto }

const bundle = await rolldown({ input: ENTRY, platform: 'browser', logLevel: 'silent' })
const { output } = await bundle.generate({ format: 'iife', name: 'mock', minify: true })
const { code } = output[0]

test('The mock runs where no code may be made at run time, with nothing of Node.js', async () => {
  const context = createContext({ ...OF_WORKERS }, { codeGeneration: { strings: false, wasm: false } })
  expect(() => runInContext('new Function("return 1")', context)).toThrow(/Code generation/)
  const documents = (await everyDocument()).filter(({ name }) => /^(scribe-batch-v2|requests)$/.test(name))
  const data = JSON.stringify(JSON.stringify(documents))
  const run = `${code}\nJSON.parse(${data}).flatMap((one) => mock.everyAnswer(one))`
  const answers = runInContext(run, context) as Exchange[]
  expect(answers.length).toBeGreaterThan(40)
  expect(answers.filter(({ responseId }) => responseId === undefined)).toEqual([])
})

test('The mock weighs at most 28 kB', () => {
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(28_000)
  expect(code).not.toMatch(/\bnode:|\bBuffer\b|\beval\(|new Function/)
})
