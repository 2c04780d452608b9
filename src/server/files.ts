import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { HOST_FILES } from '../config/hosting.ts'
import { twinAddress } from '../config/twin-address.ts'

/** One file of the built site that may be served. */
export interface SiteFile {
  /** Absolute path on disk. */
  disk: string
  /** Address below the base path as it lies in the folder, for example `/scribe/v2/index.html`. */
  path: string
  /** Encodings the build has already written beside the file. */
  precompressed: Partial<Record<'br' | 'gzip', string>>
  /** Of a page: what it says as Markdown. */
  twin?: SiteFile
}

/** Every address the server knows. Nothing else is ever read from disk, so no request can leave the folder. */
export interface SiteFiles {
  /** HTML by canonical route without trailing slash; the home page is `/`. */
  pages: Map<string, SiteFile>
  /** Everything that is not HTML, by path. */
  assets: Map<string, SiteFile>
  /** Pages for what goes wrong, by address: `/404`, and `/fr/404` for everything below `/fr`. */
  errorPages: Map<string, SiteFile>
}

/** Address of an HTML file: `/a/index.html` and `/a.html` are both `/a`; `/index.html` is `/`. */
export function routeOfHtml(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

/**
 * Lists the servable files of a built folder. Hidden files are left out, `.well-known` excepted.
 * @throws Error when `dist` cannot be read or holds no `index.html`; the message tells how to build.
 */
export function listFiles(dist: string): SiteFiles {
  const paths = walk(dist)
  const known = new Set(paths)
  const files: SiteFiles = {
    pages: new Map(),
    assets: new Map(),
    errorPages: new Map(),
  }
  for (const path of paths) {
    if (HOST_FILES.includes(path) || isPrecompressed(path, known)) continue
    const file: SiteFile = { disk: join(dist, path), path, precompressed: {} }
    if (known.has(`${path}.br`)) file.precompressed.br = `${file.disk}.br`
    if (known.has(`${path}.gz`)) file.precompressed.gzip = `${file.disk}.gz`
    // Names may be written in either Unicode form; addresses are looked up in one (NFC).
    if (!path.endsWith('.html')) files.assets.set(path.normalize(), file)
    // `a/index.html` comes after `a.html` here and wins when a build wrote both.
    else files.pages.set(routeOfHtml(path).normalize(), file)
    // A page that an author called `404` lies in a folder: `errors/404/index.html`.
    if (/\/(404|500)\.html$/.test(path)) files.errorPages.set(routeOfHtml(path).normalize(), file)
  }
  for (const [route, page] of files.pages) {
    const twin = files.assets.get(twinAddress(route))
    if (twin) page.twin = twin
  }
  if (!files.pages.has('/')) {
    throw new Error(`${dist} holds no index.html. Build the site first: npm run build`)
  }
  return files
}

/** The page for a failure of `status` at `path`: that of the closest folder that has one. */
export function errorPage({ errorPages }: SiteFiles, path: string, status: 404 | 500): SiteFile | undefined {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf('/'))) {
    const page = errorPages.get(`${folder}/${status}`)
    if (page || folder === '') return page
  }
}

function walk(dist: string): string[] {
  try {
    return readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(dist).replace(/[\\/]$/, '').length))
      .map((path) => path.split(sep).join('/'))
      .filter((path) => !/\/\.(?!well-known\/)/.test(path))
      .sort()
  } catch (error) {
    throw new Error(`Cannot read the built site in ${dist}. Build the site first: npm run build`, {
      cause: error,
    })
  }
}

function isPrecompressed(path: string, known: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(path) && known.has(path.slice(0, -3))
}
