import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Parser } from '@asyncapi/parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { insertVariables } from '../../../src/content/variables.ts'
import { SMALL } from './small-document.ts'
import { SMALL_SOCKET } from './small-socket.ts'

const PATIENCE = { timeout: 120_000 }
const files = readdirSync('apis')
const { variables } = await readSiteConfig(process.cwd())
const documents = files.map((file) => ({
  file,
  text: insertVariables(readFileSync(join('apis', file), 'utf8'), variables, file),
}))
const isSocket = (text: string) => /^asyncapi:/m.test(text)

describe('judges that are not ours find nothing in our API documents', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docs-lint-'))
    // A service may answer at addresses that end with a slash.
    await writeFile(
      join(folder, 'redocly.yaml'),
      'extends: [recommended]\nrules:\n  no-path-trailing-slash: off\n',
    )
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  async function lint(texts: { file: string; text: string }[]) {
    for (const { file, text } of texts) await writeFile(join(folder, file), text)
    const paths = texts.map(({ file }) => join(folder, file))
    const args = [
      'lint',
      '--config',
      join(folder, 'redocly.yaml'),
      '--format=github-actions',
      '--max-problems=1000',
      ...paths,
    ]
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const run = promisify(execFile)(join('node_modules', '.bin', 'redocly'), args, { env, maxBuffer: 1e8 })
    const { stdout } = await run.catch((error: { stdout: string }) => error)
    // One line for each problem, of however many documents.
    return stdout.split('\n').filter((line) => line.startsWith('::'))
  }

  it('Redocly: no error and no warning in the HTTP documents', PATIENCE, async () => {
    const http = documents.filter(({ text }) => !isSocket(text))
    expect(http.length).toBeGreaterThan(5)
    expect(await lint(http)).toEqual([])
  })

  it('Redocly does find mistakes', PATIENCE, async () => {
    const text = SMALL.replace('operationId: readJob', 'operationId: startJob')
    expect((await lint([{ file: 'wrong.yaml', text }])).join('\n')).toContain('operation-operationId-unique')
  })

  it('the AsyncAPI parser: no error and no warning in the others', PATIENCE, async () => {
    const sockets = documents.filter(({ text }) => isSocket(text))
    expect(sockets.length).toBeGreaterThan(1)
    for (const { file, text } of sockets) {
      const { diagnostics } = await new Parser().parse(text)
      const told = diagnostics.filter(({ severity }) => severity < 2)
      expect(told.map(({ message, path }) => `${file} ${path.join('/')}: ${message}`)).toEqual([])
    }
  })

  it('the AsyncAPI parser does find mistakes', PATIENCE, async () => {
    const { diagnostics } = await new Parser().parse(SMALL_SOCKET.replace('action: receive', 'action: get'))
    expect(diagnostics.filter(({ severity }) => severity === 0)).not.toEqual([])
  })
})
