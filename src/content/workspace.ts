/** Where this run works. The command line sets it once in the environment, so that other processes see the same. */
export interface Workspace {
  /** Absolute path of the site: the folder of `site.config.ts`, `content/` and `public/`. */
  root: string
  /** Base path of every address; begins and ends with `/`. */
  base: string
  /** Absolute path of the folder for compiled pages. */
  cache: string
  /** Absolute path of the folder that a build writes to before it is published. */
  output: string
  /** Absolute path of the folder for bundles of the code. */
  bundles: string
  /** Hash of the compiler's sources and libraries, part of every cache key. */
  compiler: string
}

const VARIABLES = {
  root: 'DOCS_ROOT',
  base: 'DOCS_BASE',
  cache: 'DOCS_CACHE',
  output: 'DOCS_OUTPUT',
  bundles: 'DOCS_BUNDLES',
  compiler: 'DOCS_COMPILER',
} as const

/** @throws Error when the process was not started by the command line */
export function currentWorkspace(): Workspace {
  const value = (key: keyof Workspace): string => {
    const found = process.env[VARIABLES[key]]
    if (!found) throw new Error(`${VARIABLES[key]} is not set: start through npm run dev or npm run build.`)
    return found
  }
  return {
    root: value('root'),
    base: value('base'),
    cache: value('cache'),
    output: value('output'),
    bundles: value('bundles'),
    compiler: value('compiler'),
  }
}

export function enterWorkspace(workspace: Workspace): void {
  for (const key of Object.keys(VARIABLES) as (keyof Workspace)[])
    process.env[VARIABLES[key]] = workspace[key]
}
