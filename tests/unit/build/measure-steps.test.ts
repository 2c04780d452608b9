import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BuildSteps } from '../../../src/build/measure-steps.ts'
import { PATIENCE } from './run-build.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'steps-'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const BUSY = 'const end = process.cpuUsage().user + 2e5; while (process.cpuUsage().user < end);'

test('steps are written with their processor time, that of ended children included', PATIENCE, async () => {
  const file = path.join(folder, 'steps.json')
  vi.stubEnv('DOCS_BUILD_STEPS', file)
  const steps = new BuildSteps()
  expect(await steps.step('idle', () => new Promise((done) => setTimeout(() => done('result'), 100)))).toBe(
    'result',
  )
  await steps.step('child', () => execFileSync(process.execPath, ['-e', BUSY]))
  await steps.step('idle', () => new Promise((done) => setTimeout(done, 100)))
  await steps.write()
  const { idle, child, ...others } = JSON.parse(await readFile(file, 'utf8'))
  expect(others).toEqual({})
  expect(idle.wall).toBeGreaterThan(0.19)
  expect(child.cpu).toBeGreaterThan(0.19)
})

test('a step that fails fails the build, and without the variable nothing is written', async () => {
  vi.stubEnv('DOCS_BUILD_STEPS', '')
  const steps = new BuildSteps()
  const broken = steps.step('read', () => {
    throw new Error('no such page')
  })
  await expect(broken).rejects.toThrow('no such page')
  await steps.write()
  expect(await readdir(folder)).toEqual([])
})
