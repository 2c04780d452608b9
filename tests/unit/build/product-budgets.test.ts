import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { PATIENCE } from './run-build.ts'

test('no page of the product is over a budget', PATIENCE, async () => {
  const out = path.join(tmpdir(), `product-budgets-${process.pid}`)
  onTestFinished(() => rm(out, { recursive: true, force: true }))
  const args = ['--import', 'tsx', 'src/build/cli.ts', 'build', '--out', out]
  const env = { ...process.env, BASE_PATH: '', NODE_ENV: 'production' }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env })
  expect(stdout).toMatch(/^\d+ pages in /m)
  expect(`${stdout}${stderr}`.split('\n').filter((line) => line.startsWith('over budget'))).toEqual([])
})
