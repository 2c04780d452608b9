/** The container without a container: its last stage copied into an empty folder, and its commands run there. */
import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

const file = await readFile(path.join(PROJECT, 'deploy/Dockerfile'), 'utf8')
const stage = file.slice(file.lastIndexOf('\nFROM '))

/** What the stage takes from the one before, relative to the project. */
const taken = [...stage.matchAll(/^COPY --from=build \/site\/(\S+) /gm)].map(([, source]) => source ?? '')

/** The words of `CMD`, also of the one that belongs to `HEALTHCHECK`. */
const commands = [...stage.matchAll(/CMD (\[.+\])$/gm)].map(
  ([, words]) => JSON.parse(words ?? '') as string[],
)

async function container(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-container-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of taken) {
    if (name === 'dist') {
      await mkdir(path.join(folder, 'dist'))
      await writeFile(path.join(folder, 'dist/index.html'), '<p>Home</p>')
    } else if (name === 'node_modules') {
      await symlink(path.join(PROJECT, name), path.join(folder, name))
    } else await cp(path.join(PROJECT, name), path.join(folder, name), { recursive: true })
  }
  return folder
}

function start([command = '', ...args]: readonly string[], cwd: string, env: Record<string, string>) {
  return spawn(command, args, { cwd, env: { PATH: process.env['PATH'] ?? '', ...env } })
}

function ended(child: ChildProcess): Promise<number | null> {
  return new Promise((done) => child.once('exit', done))
}

test('the container holds what its server needs, is found healthy, and stops when it is told', {
  timeout: 30_000,
}, async () => {
  const [check = [], server = []] = commands
  const folder = await container()
  const child = start(server, folder, { PORT: '0', HOST: '127.0.0.1', BASE_PATH: '/docs' })
  const end = ended(child)
  onTestFinished(() => void child.kill('SIGKILL'))
  const address = await new Promise<string>((done, fail) => {
    let errors = ''
    child.stderr.on('data', (text) => (errors += String(text)))
    child.stdout.on('data', (text) => {
      const found = /http:\/\/\S+/.exec(String(text))?.[0]
      if (found) done(found)
    })
    child.once('exit', () => fail(new Error(errors)))
  })
  const port = new URL(address).port
  const healthy = () =>
    ended(
      start(
        check.map((word) => word.replace('8080', port)),
        folder,
        { BASE_PATH: '/docs' },
      ),
    )
  expect(await healthy()).toBe(0)
  expect(await (await fetch(`http://127.0.0.1:${port}/docs/`)).text()).toBe('<p>Home</p>')
  child.kill('SIGTERM')
  expect(await end).toBe(0)
  expect(await healthy()).toBe(1)
})
