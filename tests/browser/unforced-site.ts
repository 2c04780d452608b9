import { existsSync } from 'node:fs'
import { mkdir, rename, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootOf } from './dev-server.ts'

/**
 * The same content and settings, but every theme and the switch: for sites that allow light alone.
 * @param name folder in `tests/fixtures`, or `product`
 * @returns its root, for the fixture `site`
 */
export async function unforcedSite(name: string): Promise<string> {
  const source = rootOf(name)
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', `unforced-${name}`)
  const { default: settings } = await import(join(source, 'site.config.ts'))
  const { nextThemes: _, darkMode: __, ...theme } = settings.theme
  await mkdir(root, { recursive: true })
  // Renamed into place: another worker may already read it.
  const part = join(root, `${process.pid}.part`)
  await writeFile(part, `export default ${JSON.stringify({ ...settings, theme }, null, 2)}\n`)
  await rename(part, join(root, 'site.config.ts'))
  for (const folder of ['content', 'apis', 'public']) {
    if (!existsSync(join(source, folder))) continue
    await symlink(join(source, folder), join(root, folder)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  return root
}
