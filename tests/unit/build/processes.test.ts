import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inProcesses } from '../../../src/build/processes.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { job } from './noted-job.ts'

const PATIENCE = { timeout: 30_000 }

// The command line runs TypeScript in each process; so does this test, where it is the environment that says so.
beforeEach(() => void vi.stubEnv('NODE_OPTIONS', '--import tsx'))
afterEach(() => void vi.unstubAllEnvs())

async function run(items: number[]) {
  const notes = path.join(await temporarySite({ notes: '' }), 'notes')
  const done = async () => (await readFile(notes, 'utf8')).split('\n').filter((line) => line !== '').length
  return { results: inProcesses(job, { notes }, items), done }
}

test('results come in the order of the items, done here or in several processes', PATIENCE, async () => {
  for (const count of [3, 200]) {
    const items = Array.from({ length: count }, (_, index) => index + 1)
    const { results, done } = await run(items)
    expect(await results).toEqual(items.map((item) => 2 * item))
    // All but the one that is kept.
    expect(await done()).toBe(count - 1)
  }
})

test('an error of the job is told with its words, and what is not begun is left', PATIENCE, async () => {
  const { results, done } = await run([0, ...Array.from({ length: 999 }, (_, index) => index + 1)])
  await expect(results).rejects.toThrow('Nothing to double')
  await new Promise((wait) => setTimeout(wait, 1500))
  // The rest of eight that were begun together, and what the other process does until it is told.
  expect(await done()).toBeLessThan(200)
})
