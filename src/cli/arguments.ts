import path from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '../config/nearest.ts'
import { Refusal } from '../config/refusal.ts'

/** What `npm run build` and `npm run dev` understand. */
export interface BuildArguments {
  command: 'build' | 'dev'
  /** Absolute path of the site to build. */
  root: string
  /** Absolute path of the output folder (build only). */
  out: string
  /** Port of the development server, exactly; when absent the first free one from 5173. */
  port: number | undefined
  /** Begins and ends with `/`. */
  base: string
  /** A page over a budget is an error, not a warning (build only). */
  strict: boolean
}

const OPTIONS = {
  root: { type: 'string' },
  out: { type: 'string' },
  port: { type: 'string' },
  strict: { type: 'boolean' },
} as const

/**
 * Reads `build|dev --root DIR --out DIR --port N --strict` and the variable `BASE_PATH`.
 * @throws Refusal that names the argument it does not understand
 */
export function readArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  project: string,
): BuildArguments {
  const [command, ...rest] = args
  if (command !== 'build' && command !== 'dev') {
    throw new Refusal(`Expected the command "build" or "dev", received "${command ?? ''}".`)
  }
  const names = Object.keys(OPTIONS).map((name) => `--${name}`)
  const unknown = rest.find((word) => word.startsWith('-') && !names.includes(word.replace(/=.*/s, '')))
  if (unknown !== undefined) {
    const near = nearest(unknown, names)
    throw new Refusal(
      `Unknown option "${unknown}".${near ? ` Nearest: ${near}.` : ''} Known: ${names.join(', ')}.`,
    )
  }
  const { values } = parseArgs({ args: rest, options: OPTIONS })
  const root = path.resolve(values.root ?? project)
  const port = values.port === undefined ? undefined : Number(values.port)
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65535)) {
    throw new Refusal(`--port must be a number from 0 to 65535, received "${values.port}".`)
  }
  return {
    command,
    root,
    port,
    out: path.resolve(values.out ?? path.join(root, 'dist')),
    base: basePath(environment['BASE_PATH']),
    strict: values.strict ?? false,
  }
}

/** `docs`, `/docs` and `/docs/` all mean `/docs/`; nothing means `/`. */
function basePath(given: string | undefined): string {
  const inner = (given ?? '').replace(/^\/+|\/+$/g, '')
  return inner === '' ? '/' : `/${inner}/`
}
