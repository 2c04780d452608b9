import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { nearest } from '../../src/config/nearest.ts'
import { PRODUCTS, PROJECT, type Product } from './product.ts'

const MEASURES = ['build', 'dev'] as const
export type Measure = (typeof MEASURES)[number]

export interface PeersOptions {
  pages: number
  runs: number
  only: readonly Product[]
  what: readonly Measure[]
  /** Absolute path of the folder that holds a folder for each product. */
  root: string
}

/**
 * Reads `--pages 50 --runs 1 --only ours,vitepress --what build,dev --peers-root DIR`.
 * @throws Error that says which option has which wrong value and what was expected
 */
export function readOptions(args: readonly string[]): PeersOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '50' },
      runs: { type: 'string', default: '1' },
      only: { type: 'string' },
      what: { type: 'string' },
      // Not below node_modules: there, watchers and bundlers take an author's pages for those of a library.
      'peers-root': { type: 'string', default: path.join(tmpdir(), 'docs-peers') },
    },
  })
  const names = PRODUCTS.map(({ name }) => name)
  const only = chosen('--only', values.only, names)
  return {
    pages: positive('--pages', values.pages),
    runs: positive('--runs', values.runs),
    only: PRODUCTS.filter(({ name }) => only.includes(name)),
    what: chosen('--what', values.what, MEASURES),
    root: outside(path.resolve(values['peers-root'])),
  }
}

/** @returns the names given, all when none is given */
function chosen<T extends string>(
  option: string,
  given: string | undefined,
  known: readonly T[],
): readonly T[] {
  if (given === undefined) return known
  return given.split(',').map((name) => {
    const found = known.find((one) => one === name)
    if (found !== undefined) return found
    const near = nearest(name, known)
    const hint = near === undefined ? '' : ` Did you mean "${near}"?`
    throw new Error(`${option}: expected names of ${known.join(', ')}, received "${name}".${hint}`)
  })
}

export function positive(option: string, given: string): number {
  const number = Number(given)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`${option}: expected a whole number above 0, received "${given}".`)
}

function outside(folder: string): string {
  if (!`${folder}${path.sep}`.startsWith(PROJECT)) return folder
  throw new Error(`--peers-root: expected a folder outside the project, received ${folder}.`)
}
