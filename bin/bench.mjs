/** `npm run bench [name] [-- arguments]`: runs `bench/<name>.ts`; without a name it lists them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { PROJECT, runScript } from './run.mjs'

const [name, ...args] = process.argv.slice(2)
const names = listBenches()

if (name !== undefined && names.includes(name)) {
  await ensureInstalled({ dev: true })
  process.exitCode = await runScript(`bench/${name}.ts`, args)
} else {
  const list = names.length > 0 ? names.map((one) => `  npm run bench ${one}`).join('\n') : '  (none yet)'
  if (name !== undefined) console.error(`There is no benchmark "${name}".`)
  console.log(`Benchmarks:\n${list}`)
  process.exitCode = name === undefined ? 0 : 1
}

function listBenches() {
  try {
    const files = readdirSync(join(PROJECT, 'bench'))
    return files.filter((file) => file.endsWith('.ts')).map((file) => file.slice(0, -3))
  } catch {
    return []
  }
}
