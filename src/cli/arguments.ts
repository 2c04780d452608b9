import path from 'node:path'

/** What `npm run build` and `npm run dev` understand. */
export interface BuildArguments {
  command: 'build' | 'dev'
  /** Absolute path of the site to build. */
  root: string
  /** Absolute path of the output folder (build only). */
  out: string
  /** Port of the development server; the next free one is taken when it is busy. */
  port: number
  /** Begins and ends with `/`. */
  base: string
  /** A page over a budget is an error, not a warning (build only). */
  strict: boolean
}

/**
 * Reads `build|dev --root DIR --out DIR --port N --strict` and the variable `BASE_PATH`.
 * @throws Error that names the argument it does not understand
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  project: string,
): BuildArguments {
  const [command, ...rest] = args
  if (command !== 'build' && command !== 'dev') {
    throw new Error(`Expected the command "build" or "dev", received "${command ?? ''}".`)
  }
  const strict = rest.includes('--strict')
  const pairs = rest.filter((word) => word !== '--strict')
  const given = new Map<string, string>()
  for (let i = 0; i < pairs.length; i += 2) {
    const [name = '', value] = [pairs[i], pairs[i + 1]]
    if (!['--root', '--out', '--port'].includes(name)) {
      throw new Error(`Unknown argument "${name}". Known: --root DIR, --out DIR, --port N, --strict.`)
    }
    if (value === undefined) throw new Error(`${name} needs a value.`)
    given.set(name, value)
  }
  const root = path.resolve(given.get('--root') ?? project)
  const port = Number(given.get('--port') ?? 5173)
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`--port must be a number from 0 to 65535, received "${given.get('--port')}".`)
  }
  return {
    command,
    root,
    port,
    out: path.resolve(given.get('--out') ?? path.join(root, 'dist')),
    base: basePath(environment['BASE_PATH']),
    strict,
  }
}

/** `docs`, `/docs` and `/docs/` all mean `/docs/`; nothing means `/`. */
function basePath(given: string | undefined): string {
  const inner = (given ?? '').replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}
