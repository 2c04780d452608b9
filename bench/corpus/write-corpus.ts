import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { emptyOwnFolder } from './own-folder.ts'
import { randomNumbers } from './random.ts'

const WORDS =
  'request response token stream batch transcript entity field value error status header body client server limit retry page section account audio text model price company filing'.split(
    ' ',
  )
export const PAGES_PER_FOLDER = 25

/**
 * Writes a site of `count` numbered pages, each about 8 kB with 4 code blocks, in folders of 25; every page links to the one before. Its words
 * are few, the worst case of a search, and its folders large, as tests of the sidebar need them; `prose-text.ts` writes pages like real ones.
 */
export async function writeCorpus(root: string, count: number): Promise<void> {
  await emptyOwnFolder(root)
  await writeFile(
    path.join(root, 'site.config.ts'),
    "export default { brand: 'Bench', description: 'Generated pages.' }\n",
  )
  await writePages(path.join(root, 'content'), count, 'mdx')
}

/** Writes the home page and `count` pages into a folder. They are plain Markdown, whatever the files end in. */
export async function writePages(folder: string, count: number, extension: 'mdx' | 'md'): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, `index.${extension}`), '# Home\n\nGenerated.\n')
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `${pageRoute(index).slice(1)}.${extension}`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, pageText(index))
  }
}

export function pageRoute(index: number): string {
  return `/part-${Math.floor(index / PAGES_PER_FOLDER)}/page-${index}`
}

function pageText(index: number): string {
  const random = randomNumbers(index + 1)
  const word = () => WORDS[Math.floor(random() * WORDS.length)] ?? 'word'
  const sentence = () => `The ${Array.from({ length: 12 }, word).join(' ')}.`
  const paragraph = () => Array.from({ length: 5 }, sentence).join(' ')
  const parts = [`# Page ${index}`, index > 0 ? `[Before](${pageRoute(index - 1)}#part-1)` : 'First.']
  for (let part = 1; part <= 4; part += 1) {
    parts.push(`## Part ${part}`, paragraph(), paragraph(), code(part, word), paragraph())
  }
  return `${parts.join('\n\n')}\n`
}

function code(part: number, word: () => string): string {
  const lines = Array.from({ length: 14 }, (_, line) =>
    part % 2 === 0
      ? `const ${word()}${line} = await client.${word()}('${word()}', { ${word()}: ${line} }) // ${word()}`
      : `${word()}_${line} = client.${word()}("${word()}", ${word()}=${line})  # ${word()}`,
  )
  return `\`\`\`${part % 2 === 0 ? 'js' : 'python'}\n${lines.join('\n')}\n\`\`\``
}
