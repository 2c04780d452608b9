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
  const documents = (await everyDocument()).filter(({ kind }) => kind === 'http')
  const run = `
    const secrets = { access_token: 'token' }
    JSON.parse(documents).flatMap((reference) => {
      const service = new mock.Service([reference], secrets, () => 1e12)
      return mock.operationsOf(reference).flatMap((operation) => {
        const usual = mock.exampleRequest(reference, operation, secrets)
        const errors = mock.provokes(reference, operation).map(({ mistake, state }) =>
          service.answer((mistake && mock.mutate(reference, operation, usual, mistake)) ?? usual, state))
        return [new mock.Service([reference], secrets, () => 1e12).answer(usual), ...errors].map(({ answer, responseId }) => ({ answer, responseId }))
      })
    })`
  const answers = runInContext(
    `const documents = ${JSON.stringify(JSON.stringify(documents))}\n${code}\n${run}`,
    context,
  ) as Exchange[]
  expect(answers.length).toBeGreaterThan(300)
  expect(answers.filter(({ responseId }) => responseId === undefined)).toEqual([])
})

test('The mock weighs at most 28 kB', () => {
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(28_000)
  expect(code).not.toMatch(/\bnode:|\bBuffer\b|\beval\(|new Function/)
})
