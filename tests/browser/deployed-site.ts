import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningServer, startServer } from '../../src/server/serve.ts'
import { buildOnce } from './build-once.ts'

/** A server whose folder changes while readers are there. */
export interface DeployedSite {
  /** Address of the home page without the slash. */
  url: string
  /** Changes the folder and starts the server on it anew. */
  deploy: (change: (dist: string) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Serves a copy of a built fixture. */
export async function deploySite(name: string): Promise<DeployedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-deployed-'))
  const dist = join(folder, 'dist')
  await cp(await buildOnce(name, ''), dist, { recursive: true })
  let server: RunningServer = await startServer({ dist, port: 0, host: '127.0.0.1' })
  const url = server.url.replace(/\/$/, '')
  return {
    url,
    deploy: async (change) => {
      await server.close()
      await change(dist)
      server = await startServer({ dist, port: Number(new URL(url).port), host: '127.0.0.1' })
    },
    close: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** As after a build of changed sources: the hashed names of style sheets and entry scripts are new, and so is a text. */
export async function rebuild(dist: string, from: string, to: string): Promise<void> {
  const names = await readdir(dist, { recursive: true })
  const renamed = names
    .map((name) => /(site|src_pages_client)\.([\w-]{8})\.(css|js)$/.exec(name)?.[0])
    .filter((name) => name !== undefined)
  for (const name of names.filter((each) => /\.(html|js|css|json)$/.test(each))) {
    let text = (await readFile(join(dist, name), 'utf8')).replaceAll(from, to)
    for (const old of renamed) text = text.replaceAll(old, newName(old))
    await writeFile(join(dist, name), text)
    const last = name.slice(name.lastIndexOf('/') + 1)
    if (renamed.includes(last)) await rename(join(dist, name), join(dist, name.replace(last, newName(last))))
  }
}

function newName(name: string): string {
  return name.replace(/\.[\w-]{8}\./, '.N3wHash9.')
}
