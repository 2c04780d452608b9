import { createHash } from 'node:crypto'
import { appendFile, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { readSeal, withSeal } from '../../src/config/seal.ts'
import { startServer } from '../../src/server/serve.ts'
import { buildOnce } from './build-once.ts'

/** A site whose folder changes, and whose server fails, while readers are there. */
export interface DeployedSite {
  /** Address of the home page without the slash. */
  url: string
  /** Paths that the server was asked for, in order. */
  asked: string[]
  /** Answers wait so long, in ms, by path. */
  delays: Map<string, number>
  /** Paths of its files. */
  files: () => Promise<string[]>
  /** Status of the answers at a path, in place of its file. */
  failures: Map<string, number>
  /** What stands in the way of the server and answers by itself, by path; nothing answers twice unless it stays in here. */
  answers: Map<string, (response: ServerResponse) => void>
  /** How long ago answers say that they were made, in ms. */
  clock: { behind: number }
  /** Changes the folder; the server answers with what is there then. */
  deploy: (change: (dist: string) => Promise<void>) => Promise<void>
  /** From now on nobody answers. */
  goAway: () => void
  close: () => Promise<void>
}

/** Serves a copy of a built fixture. */
export async function deploySite(name: string): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-deployed-'))
  const dist = join(folder, 'dist')
  await cp(await buildOnce(name, ''), dist, { recursive: true })
  const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
  const [asked, delays, failures] = [[] as string[], new Map<string, number>(), new Map<string, number>()]
  const answers: DeployedSite['answers'] = new Map()
  const clock = { behind: 0 }
  const front = createServer((incoming, response) => {
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    asked.push(path)
    setTimeout(() => {
      const status = failures.get(path)
      const other = answers.get(path) ?? answers.get('*')
      if (other) other(response)
      else if (status === undefined) passOn(server.url, incoming, response, clock.behind)
      else response.writeHead(status).end()
    }, delays.get(path) ?? 0)
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    asked,
    delays,
    failures,
    answers,
    files: async () => (await readdir(dist, { recursive: true })).map((name) => `/${name}`),
    clock,
    deploy: async (change) => {
      await change(dist)
      server.reload()
    },
    goAway: () => {
      front.close()
      front.closeAllConnections()
    },
    close: async () => {
      front.closeAllConnections()
      front.close()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function passOn(
  url: string,
  { url: path = '', method, headers }: IncomingMessage,
  response: ServerResponse,
  behind: number,
) {
  request(new URL(path, url), { method, headers }, (answer) => {
    const date = new Date(Date.now() - behind).toUTCString()
    response.writeHead(answer.statusCode ?? 500, { ...answer.headers, date })
    answer.pipe(response)
  })
    .on('error', () => response.destroy())
    .end()
}

/**
 * As after a build of changed sources: the hashed names of style sheets and scripts are new, as all scripts name the entry, and so is a text.
 * @returns new names by old ones
 */
export async function rebuild(dist: string, from: string, to: string): Promise<Map<string, string>> {
  const names = await readdir(dist, { recursive: true })
  for (const name of names.filter((each) => /\.(br|gz)$/.test(each))) await rm(join(dist, name))
  const renamed = new Map<string, string>()
  for (const name of names.filter((each) => /\.[\w-]{8}\.(css|js)$/.test(each))) {
    const file = join(dist, name)
    if (name.endsWith('.css')) await appendFile(file, '\n')
    const hash = name.endsWith('.css') ? hashOf(await readFile(file, 'utf8')) : undefined
    renamed.set(basename(name), newName(name, hash))
  }
  for (const name of names.filter((each) => /\.(html|js|css|json)$/.test(each))) {
    const file = join(dist, name)
    // What is changed here has another hash than the build wrote.
    let text = (await readFile(file, 'utf8')).replaceAll(/ integrity="[^"]*"/g, '')
    if (from !== '') text = text.replaceAll(from, to)
    for (const [old, next] of renamed) text = text.replaceAll(old, next)
    const script = readSeal(text)?.script
    await writeFile(file, script === undefined ? text : withSeal(script, hashOf(script)))
    await rename(file, join(dist, name, '..', renamed.get(basename(name)) ?? basename(name)))
  }
  return renamed
}

/** @returns the name with another hash */
function newName(name: string, hash?: string): string {
  return basename(name).replace(/\.([\w-]{6})[\w-]{2}\./, (_, begin) => `.${hash ?? `${begin}9Z`}.`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
