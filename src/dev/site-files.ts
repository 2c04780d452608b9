import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { drawnFiles } from '../content/drawn-files.ts'
import { IMAGE_FOLDER, imageFileOf, readImage } from '../content/images.ts'
import { readSiteConfig } from '../content/read-config.ts'
import { insertVariables } from '../content/variables.ts'
import { decodePath } from '../site/route.ts'
import { freshSearchData } from './search-files.ts'

/** During `npm run dev`: serves the images of pages, the search data, what drawing pages added, and SVG files of `public/` with their variables inserted. */
export function siteFiles(root: string): Plugin {
  return {
    name: 'docs:site-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const pathname = decodePath((request.url ?? '').replace(/[?#].*$/, ''))
        const local = pathname.startsWith(server.config.base)
          ? `/${pathname.slice(server.config.base.length)}`
          : pathname
        const answer = async (): Promise<void> => {
          const bytes = await siteFile(root, local)
          if (bytes === undefined) return next()
          if (local.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml')
          if (local.endsWith('.json')) response.setHeader('content-type', 'application/json')
          if (local.endsWith('.htm')) response.setHeader('content-type', 'text/html; charset=utf-8')
          response.end(bytes)
        }
        answer().catch(next)
      })
    },
  }
}

async function siteFile(root: string, local: string): Promise<Buffer | undefined> {
  const drawn = drawnFiles().get(local)
  if (drawn !== undefined) return Buffer.from(drawn)
  const search = await freshSearchData(local)
  if (search !== undefined) return Buffer.from(search)
  if (local.startsWith(IMAGE_FOLDER)) {
    const { variables } = await readSiteConfig(root)
    return (await readImage(root, imageFileOf(local), variables))?.bytes
  }
  if (!local.endsWith('.svg')) return undefined
  const file = path.join('public', path.posix.normalize(local))
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { variables } = await readSiteConfig(root)
  return Buffer.from(insertVariables(text, variables, file))
}
