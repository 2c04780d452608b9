import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The fixture names a port that answers nobody. */
export function sendReportsTo(port: number, file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('127.0.0.1:9', `127.0.0.1:${port}`))
}

/** Builds the fixture, or takes a build of it from the folder that is named in the environment, where somebody tries settings out. */
export function buildFixture(out: string, base: string): void {
  const given = process.env['DOCS_HOSTS_BUILDS']
  if (given !== undefined) {
    for (const name of ['dist', 'dist-hosting'])
      cpSync(join(given, base, name), join(out, '..', name), { recursive: true })
    return
  }
  const args = ['bin/build.mjs', '--root', 'tests/fixtures/hosts', '--out', out]
  const env = { ...process.env, BASE_PATH: base, NODE_ENV: 'production' }
  execFileSync(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
