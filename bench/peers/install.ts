import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Product } from './product.ts'

/** Says with which `package.json` the packages were installed. */
const STAMP = 'node_modules/.installed-for.json'

/**
 * Brings the packages of a peer from the registry into its folder, at the versions that its template pins, unless they are there. Ours has its own.
 * @throws Error with npm's own message when npm fails
 */
export function install({ name, label }: Product, folder: string): void {
  const wanted = path.join(import.meta.dirname, 'templates', name, 'package.json')
  if (!existsSync(wanted)) return
  const stamp = path.join(folder, STAMP)
  const packages = readFileSync(wanted, 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages) return
  console.log(`installing ${label} in ${folder}`)
  mkdirSync(folder, { recursive: true })
  cpSync(wanted, path.join(folder, 'package.json'))
  // A peer may need a newer Node.js than ours, which then is one of its packages.
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false']
  execFileSync('npm', ['install', ...options], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  writeFileSync(stamp, packages)
}
