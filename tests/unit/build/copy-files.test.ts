import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { copyPublic } from '../../../src/build/copy-files.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { temporarySite } from '../content/temporary-site.ts'

const config = resolveSiteConfig(siteSchema.parse({ brand: 'Acme', description: 'Docs.', variables: {} }))

test('a linked public folder is copied, links in it, too: nothing is written to where they lead', async () => {
  const elsewhere = await temporarySite({ 'files/logo.svg': '<svg>{{brand}}</svg>', 'folder/a.txt': 'a' })
  await symlink(path.join(elsewhere, 'folder'), path.join(elsewhere, 'files/linked'))
  const root = await temporarySite({})
  await mkdir(root, { recursive: true })
  await symlink(path.join(elsewhere, 'files'), path.join(root, 'public'))
  const output = path.join(root, 'output')
  await copyPublic(root, output, config)
  await writeFile(path.join(output, 'later.html'), '')
  await writeFile(path.join(output, 'linked/later.html'), '')
  const read = (file: string) => readFile(path.join(elsewhere, file), 'utf8')
  expect(await read('files/logo.svg')).toBe('<svg>{{brand}}</svg>')
  await expect(read('files/later.html')).rejects.toThrow('ENOENT')
  await expect(read('folder/later.html')).rejects.toThrow('ENOENT')
  expect(await readFile(path.join(output, 'logo.svg'), 'utf8')).toBe('<svg>Acme</svg>')
  expect(await readFile(path.join(output, 'linked/a.txt'), 'utf8')).toBe('a')
})

test('a site without public folder has nothing to copy', async () => {
  const root = await temporarySite({})
  await expect(copyPublic(root, path.join(root, 'output'), config)).resolves.toBeUndefined()
})
