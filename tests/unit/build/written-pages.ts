import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { scanPage } from '../../../src/build/scan-page.ts'
import type { WrittenPage } from '../../../src/build/written-page.ts'

/** The pages of a folder by address, as a build notes them while it draws. */
export function writtenPages(folder: string): Map<string, WrittenPage> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  )
  return new Map(
    names.map((file) => {
      const { ids, addresses, elements } = scanPage(readFileSync(path.join(folder, file), 'utf8'))
      const address = `/${file}`.replace(/(\/index)?\.html$/, '') || '/'
      return [address, { file, ids: new Set(ids), addresses: new Set(addresses), elements }]
    }),
  )
}
