/** A generated site whose pages are light, heavy or in between. */
import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const LIGHT = ['aspen', 'beech', 'cedar', 'elm', 'fir', 'oak', 'pine', 'yew']

/**
 * Writes it below the folder of this run's builds. In the order of the sidebar: `aspen` to `fir`, an article of more than 25 kB (`heavy`), the
 * home page, three of about 14 kB (`medium-1` to `medium-3`), `oak` to `yew`. The home page links to all kinds, `cedar` to
 * `heavy`, and `yew` to one page from far below.
 * @param worker its number: each has a site of its own
 * @returns its root, for the fixture `site`
 */
export async function writeAheadSite(worker: number): Promise<string> {
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', `ahead-site-${worker}`)
  await mkdir(join(root, 'content'), { recursive: true })
  await mkdir(join(root, 'public'), { recursive: true })
  await writeFile(join(root, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(
    join(root, 'site.config.ts'),
    "export default { brand: 'Trees', description: 'Generated pages.' }\n",
  )
  const write = (name: string, text: string) => writeFile(join(root, 'content', `${name}.mdx`), text)
  const far = `${'A line that takes room.\n\n'.repeat(60)}[Far below](/beech)\n`
  await write('index', `# Trees\n\n${links('medium-1', 'medium-2', 'medium-3', 'oak')}\n\n${far}`)
  for (const name of LIGHT) await write(name, `# ${name}\n\n${noise(name, 10)}\n`)
  await write('yew', `# yew\n\n${far}`)
  await write('cedar', `# cedar\n\n${links('yew', 'heavy', 'heavy#part', 'pine')}\n\n${far}`)
  await write('heavy', `# heavy\n\n## Part\n\n${noise('heavy', 1000)}\n`)
  for (const number of [1, 2, 3])
    await write(`medium-${number}`, `# medium ${number}\n\n${noise(`${number}`, 330)}\n`)
  return root
}

function links(...targets: string[]): string {
  return targets.map((target) => `- [To ${target}](/${target})`).join('\n')
}

/** Text that hardly gets smaller: each line takes about 36 bytes when it is sent. */
function noise(seed: string, lines: number): string {
  return Array.from({ length: lines }, (_, line) =>
    createHash('sha256').update(`${seed} ${line}`).digest('hex'),
  ).join('\n')
}
