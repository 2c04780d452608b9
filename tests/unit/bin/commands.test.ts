/** What happens to a command whose end, whose site or whose folder is not as usual. */
import { execFile, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../free-port.ts'
import { buildFolder, PATIENCE, PROJECT } from '../build/run-build.ts'
import { temporarySite } from '../content/temporary-site.ts'

const SITE = {
  'site.config.ts': "export default { brand: 'Ended', description: 'A site.' }\n",
  'content/index.mdx': '# Home\n',
}

/** `npm test -- --all` runs what builds more than a small site, or starts servers. */
const long = test.runIf(process.env['DOCS_TEST_ALL'])

long('F48: a command that is killed leaves no child: npm start, npm run dev', PATIENCE, async () => {
  const root = await temporarySite(SITE)
  for (const name of ['start', 'dev']) {
    const port = await freePort()
    const child = spawn(process.execPath, [`bin/${name}.mjs`, '--root', root, '--port', String(port)], {
      cwd: PROJECT,
      stdio: 'ignore',
      env: { ...process.env, BASE_PATH: '' },
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const address = `http://127.0.0.1:${port}/`
    const answers = () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 60_000, interval: 100 }).toBe(true)
    child.kill('SIGKILL')
    await expect.poll(() => isFree(port), { timeout: 10_000, interval: 100 }).toBe(true)
  }
})

const EXIT = 'process.exit(0)'
test.for([
  ['_meta.ts', { 'content/_meta.ts': `${EXIT}\nexport default {}\n` }, 'content/_meta.ts:1:9'],
  ['the settings', { 'site.config.ts': `${EXIT}\nexport default {}\n` }, 'site.config.ts:1:9'],
  ['an expression of a page', { 'content/index.mdx': `# Home\n\n{${EXIT}}\n` }, 'process.exit(0)'],
  [
    'a timer of _meta.ts',
    { 'content/_meta.ts': `setTimeout(process.exit, 1, 0)\nexport default { index: 'Home' }\n` },
    'The build was ended before it was done',
  ],
] as const)('F48: process.exit(0) in %s is an error', PATIENCE, async ([, files, told]) => {
  const root = await temporarySite({ ...SITE, ...files })
  const { code, errors } = await buildFolder(root)
  expect(errors).toContain(told)
  expect(code).toBe(1)
  expect((await readdir(root)).sort()).toEqual(expect.not.arrayContaining(['dist']))
})

/** The commands and the code; the packages are those of this project. */
async function cloneAt(name: string): Promise<string> {
  const above = await mkdtemp(path.join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(above, { recursive: true, force: true }))
  const clone = path.join(above, name)
  for (const part of ['bin', 'src', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    await cp(path.join(PROJECT, part), path.join(clone, part), { recursive: true })
  }
  await mkdir(path.join(clone, 'node_modules'))
  for (const part of await readdir(path.join(PROJECT, 'node_modules'))) {
    if (part !== '.cache')
      await symlink(path.join(PROJECT, 'node_modules', part), path.join(clone, 'node_modules', part))
  }
  return clone
}

/** Built from the folder that has the packages: larger sites are drawn in several processes, which inherit the watch. */
long(
  'F48: a build in several processes, started by a command, is not ended by its watch',
  PATIENCE,
  async () => {
    const pages = Array.from({ length: 120 }, (_, index) => [
      `content/page-${index}.mdx`,
      `# Page ${index}\n`,
    ])
    const root = await temporarySite({ ...SITE, ...Object.fromEntries(pages) })
    expect(await buildFolder(root)).toMatchObject({ code: 0, errors: '' })
  },
)

long('F48: also there process.exit(0) is an error that names the page', PATIENCE, async () => {
  const pages = Array.from({ length: 120 }, (_, index) => [
    `content/page-${index}.mdx`,
    `# Page ${index}\n${index === 60 ? '\n{process.exit(0)}\n' : ''}`,
  ])
  const root = await temporarySite({ ...SITE, ...Object.fromEntries(pages) })
  const { code, errors } = await buildFolder(root)
  expect(errors).toContain('process.exit(0)')
  expect(errors).toContain('page-60')
  expect(code).toBe(1)
})

test.for(['a#b', 'a?b'])(
  'F48: a clone in a folder %s is refused in one sentence by every command',
  PATIENCE,
  async (name) => {
    const clone = await cloneAt(name)
    for (const command of ['build', 'dev', 'start', 'check', 'test']) {
      const { code, output } = await run(clone, command, [])
      expect([command, code, output]).toEqual([
        command,
        1,
        `This project cannot work in ${clone}/: rename or move it, so that no folder has # or ? in its name.\n`,
      ])
    }
  },
)

long.for(['a%20b', 'a b'])('F48: a clone in a folder %s builds', PATIENCE, async (name) => {
  const clone = await cloneAt(name)
  const root = await temporarySite(SITE)
  expect(await run(clone, 'build', ['--root', root])).toMatchObject({ code: 0 })
  expect(await readdir(path.join(root, 'dist'))).toContain('index.html')
})

test('F48: a site in a folder a#b%20?c builds', PATIENCE, async () => {
  const above = await temporarySite(
    Object.fromEntries(Object.entries(SITE).map(([name, text]) => [`a#b%20?c/${name}`, text])),
  )
  const root = path.join(above, 'a#b%20?c')
  expect(await buildFolder(root)).toMatchObject({ code: 0, errors: '' })
  expect(await readdir(path.join(root, 'dist'))).toContain('index.html')
})

function run(clone: string, command: string, args: string[]): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const env = { ...process.env, BASE_PATH: '' }
    execFile(
      process.execPath,
      [`bin/${command}.mjs`, ...args],
      { cwd: clone, env },
      (error, stdout, stderr) =>
        done({ code: error === null ? 0 : Number(error.code), output: stdout + stderr }),
    )
  })
}

/** Whether nobody listens at a port. */
function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
}
