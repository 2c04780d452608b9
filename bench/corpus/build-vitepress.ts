import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressFolder } from '../../src/build/compress.ts'
import { emptyOwnFolder } from './own-folder.ts'
import { PAGES_PER_FOLDER, pageRoute, writePages } from './write-corpus.ts'

/**
 * Builds the pages of write-corpus.ts with VitePress: the same text, the same folders in the sidebar, compressed as ours are.
 * @param root folder in which `npm install vitepress` was run; its `corpus` is written anew, unless somebody else wrote it
 * @returns folder of the built site
 * @throws Error when VitePress is not there or its build fails
 */
export async function buildVitePress(root: string, count: number): Promise<string> {
  const program = path.resolve(root, 'node_modules/vitepress/bin/vitepress.js')
  if (!existsSync(program)) {
    throw new Error(
      `${root} has no VitePress.\nexpected  a folder in which \`npm install vitepress\` was run`,
    )
  }
  const site = path.resolve(root, 'corpus')
  await emptyOwnFolder(site)
  await writePages(site, count, 'md')
  await mkdir(path.join(site, '.vitepress'))
  const config = {
    title: 'Bench',
    cleanUrls: true,
    themeConfig: { search: { provider: 'local' }, sidebar: sidebar(count) },
  }
  await writeFile(path.join(site, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)}\n`)
  execFileSync(process.execPath, [program, 'build', site], { stdio: 'ignore' })
  const dist = path.join(site, '.vitepress/dist')
  await compressFolder(dist, { cache: root, bundles: root })
  return dist
}

interface Entry {
  text: string
  link?: string
  items?: Entry[]
}

function sidebar(count: number): Entry[] {
  const folders = Array.from({ length: Math.ceil(count / PAGES_PER_FOLDER) }, (_, folder) => ({
    text: `Part ${folder}`,
    items: [] as Entry[],
  }))
  for (let index = 0; index < count; index += 1) {
    folders[Math.floor(index / PAGES_PER_FOLDER)]?.items.push({
      text: `Page ${index}`,
      link: pageRoute(index),
    })
  }
  return [{ text: 'Home', link: '/' }, ...folders]
}
