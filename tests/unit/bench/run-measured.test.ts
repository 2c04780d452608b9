import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { parseStat, processState } from '../../../bench/figures/process-tree.ts'
import { parseTimes, runMeasured } from '../../../bench/figures/run-measured.ts'
import { type Command, endTree, start } from '../../../bench/figures/started-process.ts'
import { PATIENCE } from '../build/run-build.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'measured-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const BUSY = 'const end = performance.now() + 400; while (performance.now() < end);'
/** Its child is busy and holds 100 MiB. */
const PARENT = `
  const child = require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(`const held = Buffer.alloc(100 * 2 ** 20, 1); ${BUSY} held.at(0)`)}])
  process.exit(child.status)`

function node(script: string): Command {
  return {
    program: process.execPath,
    args: ['-e', script],
    cwd: folder,
    env: {},
    log: path.join(folder, 'log'),
  }
}

test('processor time and memory of children count', PATIENCE, async () => {
  const alone = await runMeasured(node(''))
  const cost = await runMeasured(node(PARENT))
  // The machine may be busy: a loop of 400 ms then gets less of a processor.
  expect(cost.cpu).toBeGreaterThan(alone.cpu)
  expect(cost.cpu).toBeGreaterThan(0.1)
  expect(cost.wall).toBeGreaterThan(0.4)
  expect(cost.peakMiB).toBeGreaterThan(alone.peakMiB + 90)
})

test('a command that fails says what it printed', PATIENCE, async () => {
  await expect(runMeasured(node("console.error('no such page'); process.exit(3)"))).rejects.toThrow(
    /ended with 3 after \d+ s:\nno such page$/,
  )
  await expect(runMeasured({ ...node(''), program: 'no-such-program' })).rejects.toThrow(
    /ended with 127 .*not found/s,
  )
})

test('ending a process ends what it has started, also when it will not hear', PATIENCE, async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log(process.pid)"
  const command = node(`
    require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}], { stdio: 'inherit' })
    setInterval(() => {}, 1000)`)
  const child = start(command)
  let pid = 0
  for (let tries = 0; pid === 0 && tries < 200; tries += 1) {
    await sleep(50)
    pid = Number(await readFile(command.log, 'utf8'))
  }
  expect(processState(pid)).toBeDefined()
  await endTree(child)
  // Node has waited for it.
  expect(child.signalCode).toBe('SIGTERM')
  expect(processState(pid)).toBeUndefined()
  expect(processState(child.pid ?? 0)).toBeUndefined()
})

test('the name of a program may hold spaces and parentheses', () => {
  const line =
    '42 (node (a) b) S 7 42 42 0 -1 4194304 100 200 0 0 150 50 30 20 20 0 11 0 9000 1000000 256 18446744073709551615'
  expect(parseStat(line)).toEqual({
    pid: 42,
    ended: false,
    parent: 7,
    cpu: 2,
    resident: 2 ** 20,
    started: '9000',
  })
})

test('processor time of what else this process has started does not count', PATIENCE, async () => {
  const other = start(node('for (;;);'))
  await sleep(1500)
  const during = await runMeasured(node(`process.kill(${other.pid}); setTimeout(() => {}, 500)`))
  expect(other.signalCode).toBe('SIGTERM')
  expect(during.cpu).toBeLessThan(0.6)
})

test('the times of a shell are those of its children', () => {
  expect(parseTimes('0m0.01s 0m0.00s\n1m1.50s 0m0.250s\n')).toBe(61.75)
  expect(() => parseTimes('none')).toThrow('not understood')
})
