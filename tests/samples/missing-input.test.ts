/** Programs of the quickstarts, started without a token or without their argument, say in one line what is missing. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Fence, placeOf, readSiteFences } from './site-fences.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Routes that cards and texts call a quickstart. */
const QUICKSTARTS = [
  '/',
  '/llmreadyapi/usage',
  '/nerd/text-annotation',
  '/extract/v3/quickstart',
  '/extract/v3/ocr',
  '/extract/v3/figex',
  '/scribe/v2/batch-development',
]

const folder = mkdtempSync(path.join(tmpdir(), 'missing-input-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fences = (await readSiteFences(ROOT)).filter(({ page }) => QUICKSTARTS.includes(page))
for (const { code, options } of fences)
  if (options.filename) writeFileSync(path.join(folder, options.filename), code)
/** Those that send something and take a file, or two names. */
const programs = fences.filter(({ options: { bindings } }) => {
  const words = (bindings.run ?? '').split(' ').length
  return bindings.operation && (words === 3 || words === 4)
})

function started({ options }: Fence, environment: Record<string, string>) {
  const [program = '', file = ''] = (options.bindings.run ?? '').split(' ')
  const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ...environment }
  return spawnSync(program, [file], { cwd: folder, env, encoding: 'utf8', timeout: 30_000 })
}

test('each quickstart has programs', () => {
  expect(new Set(programs.map(({ page }) => page))).toEqual(new Set(QUICKSTARTS))
})

test.each(programs.map((fence) => [`${placeOf(fence)} ${fence.options.filename}`, fence] as const))(
  '%s says that the token, or the argument, is missing',
  (_, fence) => {
    const noToken = started(fence, {})
    expect(noToken.status).not.toBe(0)
    expect(noToken.stderr).toMatch(/Set (?:ACCESS|REFRESH)_TOKEN first/)
    const noArgument = started(fence, { ACCESS_TOKEN: 'x', REFRESH_TOKEN: 'x' })
    expect(noArgument.status).not.toBe(0)
    expect(noArgument.stderr).toContain('Usage: ')
  },
)
