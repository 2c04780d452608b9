import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const clock = { behind: 0 }
  const front = createServer((incoming, response) => {
    const path = (incoming.url ?? '').replace(/\?.*/, '')
    asked.push(path)
    setTimeout(() => {
      const status = failures.get(path)
      if (status === undefined) passOn(server.url, incoming, response, clock.behind)
      else response.writeHead(status).end()
    }, delays.get(path) ?? 0)
  })
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    asked,
    delays,
    failures,
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

/** As after a build of changed sources: the hashed names of style sheets and scripts are new, as all scripts name the entry, and so is a text. */
export async function rebuild(dist: string, from: string, to: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  for (const name of names.filter((each) => /\.(br|gz)$/.test(each))) await rm(join(dist, name))
  const renamed = names.filter((name) => /[\w-]+\.[\w-]{8}\.(css|js)$/.test(name)).map(lastOf)
  for (const name of names.filter((each) => /\.(html|js|css|json)$/.test(each))) {
    const text = await readFile(join(dist, name), 'utf8')
    // What is changed here has another hash than the build wrote.
    let changed = text.replaceAll(from, to).replaceAll(/ integrity="[^"]*"/g, '')
    for (const old of renamed) changed = changed.replaceAll(old, newName(old))
    await writeFile(join(dist, name), changed)
    const last = lastOf(name)
    if (renamed.includes(last)) await rename(join(dist, name), join(dist, name.replace(last, newName(last))))
  }
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1)
}

/** @returns the name with another hash */
export function newName(name: string): string {
  return name.replace(/\.([\w-]{6})[\w-]{2}\./, '.$19Z.')
}
