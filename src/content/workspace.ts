/** Where this run works. The command line sets it once in the environment, so that the server bundle and its workers see the same. */
export interface Workspace {
  /** Absolute path of the site: the folder of `site.config.ts`, `content/` and `public/`. */
  root: string
  /** Absolute path of the folder for compiled pages. */
  cache: string
  /** Hash of the compiler's sources and libraries, part of every cache key. */
  compiler: string
}

export function currentWorkspace(): Workspace {
  return { root: required('DOCS_ROOT'), cache: required('DOCS_CACHE'), compiler: required('DOCS_COMPILER') }
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start through npm run dev or npm run build.`)
  return value
}
