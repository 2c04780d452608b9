/** A site in a language that the product does not have, built by a copy of the project to which only that language was added. */
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '../../src/server/serve.ts'
import { PROJECT, rootOf } from './dev-server.ts'

const SOURCES = ['src', 'package.json', 'package-lock.json', 'tsconfig.json']
/** The fixture is checked where it lies; in its place beside the other languages it imports less far. */
const TYPE = "'../../../src/texts/texts.ts'"
const LINE = "export { german as de } from './german.ts'\n"

interface GermanSite {
  url: string
  close: () => Promise<void>
}

/** @throws Error with the output of the build when it failed */
export async function startGermanSite(): Promise<GermanSite> {
  // Inside the project, where the packages are found: a link to them would have addresses that the bundler does not know.
  const results = join(PROJECT, 'test-results')
  await mkdir(results, { recursive: true })
  const copy = await mkdtemp(join(results, 'german-'))
  for (const name of SOURCES) await cp(join(PROJECT, name), join(copy, name), { recursive: true })
  const texts = join(copy, 'src/texts')
  const german = await readFile(join(rootOf('german'), 'german.ts'), 'utf8')
  await writeFile(join(texts, 'german.ts'), german.replace(TYPE, "'./texts.ts'"))
  await appendFile(join(texts, 'languages.ts'), LINE)
  const dist = join(copy, 'dist')
  const args = ['--import', 'tsx', 'src/cli/cli.ts', 'build', '--root', rootOf('german'), '--out', dist]
  await promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer: 2 ** 26 })
  const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
  return {
    url: server.url.replace(/\/$/, ''),
    close: async () => {
      await server.close()
      await rm(copy, { recursive: true, force: true })
    },
  }
}
