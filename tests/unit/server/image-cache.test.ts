import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ImageCache } from '../../../src/server/image-cache.ts'
import { JobQueue, QueueFull } from '../../../src/server/job-queue.ts'

test('R7.04, F40: finished pictures have a bounded room; the oldest go first, files of others never', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-image-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const others = ['holiday.jpg', 'notes.part']
  for (const name of others) writeFileSync(join(folder, name), Buffer.alloc(2000))
  // Left by a server that was killed.
  writeFileSync(join(folder, 'z.picture.4711.part'), Buffer.alloc(300))
  await sleep(5)
  const cache = new ImageCache(folder, 1000)
  for (const key of ['a', 'b', 'c', 'd']) {
    await cache.put(key, Buffer.alloc(300, key))
    await sleep(5)
  }
  expect(readdirSync(folder).sort()).toEqual([
    'b.picture',
    'c.picture',
    'd.picture',
    'holiday.jpg',
    'notes.part',
  ])
  expect(await cache.get('d')).toEqual(Buffer.alloc(300, 'd'))
  expect(await cache.get('a')).toBeUndefined()
})

test('R7.04: so many jobs at a time, so many that wait, the same one once', async () => {
  const queue = new JobQueue<string>(2, 3)
  const ends: (() => void)[] = []
  let most = 0
  const job = (name: string) => () =>
    new Promise<string>((done) => {
      ends.push(() => done(name))
      most = Math.max(most, ends.length)
    })
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((name) => queue.run(name, job(name)))
  const again = queue.run('e', job('never'))
  await expect(queue.run('f', job('f'))).rejects.toThrow(QueueFull)
  for (let turn = 0; turn < 5; turn++) {
    await sleep(1)
    ends.shift()?.()
  }
  expect(await Promise.all([...jobs, again])).toEqual(['a', 'b', 'c', 'd', 'e', 'e'])
  expect(most).toBe(2)
})

test('R7.04: a job that fails leaves its turn to the next', async () => {
  const queue = new JobQueue<string>(1, 5)
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('b', async () => 'fine')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('fine')
  await expect(queue.run('a', async () => 'fine now')).resolves.toBe('fine now')
})
