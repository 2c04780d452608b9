import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { fileNamesIn, isNamed } from '../config/file-names.ts'
import { HOSTING_FILE, isOpenToAll, SERVICE_WORKER } from '../config/hosting.ts'
import { twinAddress } from '../config/twin-address.ts'
import { hrefOfRoute, withBase } from '../site/route.ts'
import type { WrittenPage } from './written-page.ts'

const NAME = 'offline.json'
/** What only servers and the browser itself ask for. */
const NOT_KEPT = [HOSTING_FILE, path.basename(SERVICE_WORKER), NAME]
/** What may name further files. */
const TEXT = /\.(html?|js|css|json|svg)$/
const ERROR_PAGE = /(^|\/)(404|500)(\/index)?\.html$/

/**
 * Writes the list of everything that a reader of the whole site needs without network, with what fetching it costs
 * (`SiteList` in src/browser/offline/kept-site.ts).
 * @param pages every page, by route
 * @param folder the output folder
 * @param base base path, begins and ends with `/`
 */
export async function writeOfflineList(
  pages: ReadonlyMap<string, WrittenPage>,
  folder: string,
  base: string,
): Promise<void> {
  const known = [...pages].filter(([, { file }]) => !ERROR_PAGE.test(file))
  const twins = new Set([...pages.keys()].map(twinAddress))
  const isForPrograms = (address: string) => isOpenToAll(address) || twins.has(address)
  const others = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !NOT_KEPT.includes(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // API documents and Markdown twins are for programs; readers have the page.
    .filter((file) => !isForPrograms(`/${file.split(path.sep).join('/')}`))
  const cost = new Cost(folder)
  const names = new Set<string>()
  for (const [, { file }] of known) for (const name of await cost.add(file)) names.add(name)
  const files: string[] = []
  let waiting = others.sort()
  for (let found = true; found; ) {
    const next = waiting.filter((file) => isNamed(path.basename(file), names))
    waiting = waiting.filter((file) => !next.includes(file))
    for (const file of next) for (const name of await cost.add(file)) names.add(name)
    files.push(...next)
    found = next.length > 0
  }
  const list = {
    version: cost.version(),
    bytes: cost.bytes,
    pages: known.map(([route]) => addressOf(withBase(hrefOfRoute(route), base))).sort(),
    files: files.map((file) => addressOf(base + encodeName(file))).sort(),
  }
  await writeFile(path.join(folder, NAME), JSON.stringify(list))
}

/** Adds up what files cost. */
class Cost {
  bytes = 0
  private readonly hash = createHash('sha256')
  private readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** @returns what may be names of other files in it */
  async add(file: string): Promise<Iterable<string>> {
    const content = await readFile(path.join(this.folder, file))
    this.hash.update(`${file}\n${content.length}\n`).update(content)
    if (!TEXT.test(file)) {
      this.bytes += content.length
      return []
    }
    // As servers compress while they answer.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
    this.bytes += brotliCompressSync(content, { params }).length
    return fileNamesIn(content.toString('utf8'))
  }

  version(): string {
    return this.hash.digest('hex').slice(0, 16)
  }
}

function encodeName(file: string): string {
  return file.split(path.sep).map(encodeURIComponent).join('/')
}

/** As browsers write a path. */
function addressOf(address: string): string {
  return new URL(address, 'http://localhost').pathname
}
