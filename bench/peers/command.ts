import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Command } from '../figures/started-process.ts'
import type { Product } from './product.ts'

/** Below a product's folder: temporary files of its processes, among them the TypeScript that `tsx` has translated for us. */
export const TEMPORARY = '.tmp'

/**
 * A command of a product, ready to start.
 * @param words program and arguments
 * @param extra variables added to the environment
 */
export function commandOf(
  product: Product,
  folder: string,
  [program = '', ...args]: readonly string[],
  extra: Record<string, string> = {},
): Command {
  const temporary = path.join(folder, TEMPORARY)
  mkdirSync(temporary, { recursive: true })
  return {
    program,
    args,
    cwd: product.cwd(folder),
    env: {
      // Its own programs first; Starlight brings its own Node.
      PATH: `${path.join(folder, 'node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      TMPDIR: temporary,
      BASE_PATH: '',
      CI: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...extra,
    },
    log: path.join(folder, 'last-run.log'),
  }
}
