/** Sites whose files have unusual names. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { resolveAddress } from '../../../src/server/address.ts'
import { listFiles } from '../../../src/server/files.ts'
import { build, PATIENCE } from './run-build.ts'

const NFC = '\u00e9tat'
const NFD = 'e\u0301tat'

test(
  'F30: files without extension, pages called .html, and names in either Unicode form',
  PATIENCE,
  async () => {
    const { code, printed, root } = await build({
      'site.config.ts':
        "export default { brand: 'A', description: 'B', defaultLocale: 'en', theme: { i18n: [{ locale: 'en', text: 'English' }, { locale: 'fr', text: 'Français' }], navbar: { button: { text: 'L', href: '/LICENSE' } } } }\n",
      'content/_meta.ts': `export default { index: 'Home', '${NFD}': 'State', licence: { title: 'Licence', href: '/LICENSE' } }\n`,
      'content/index.mdx': `# Home\n\n[Licence](/LICENSE), [release](/release.html), [state](/${NFC}#${NFC}), [the same](/${NFD}#${NFD}), [PDF](/${NFC}.pdf), [folder file](/files/Makefile)\n`,
      'content/index.fr.mdx': '# Accueil\n\n[Licence](/LICENSE)\n',
      'content/release.html.mdx': '# Release\n',
      [`content/${NFD}.mdx`]: `# State\n\n## ${NFD}\n\n![a](./${NFC}.svg)\n`,
      [`content/${NFD}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"></svg>',
      [`public/${NFD}.pdf`]: 'pdf',
      'public/LICENSE': 'MIT',
      'public/files/Makefile': 'all:',
      'public/old.html/index.html': '<!doctype html><title>Old</title>',
    })
    expect(printed).toBe('')
    expect(code).toBe(0)
    const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8')
    expect(await read('release.html/index.html')).toContain('Release')
    const french = await read('fr/index.html')
    expect(french).not.toContain('/fr/LICENSE')
    expect(french.match(/href="\/LICENSE"/g)?.length).toBeGreaterThanOrEqual(3)

    const files = listFiles(path.join(root, 'dist'))
    for (const name of [NFC, NFD]) {
      for (const address of [`/${name}`, `/${name}.pdf`])
        expect(resolveAddress(encodeURI(address), '', files, {})).toMatchObject({ kind: 'file', status: 200 })
    }
    for (const address of ['/release.html', '/old.html', '/LICENSE', '/files/Makefile'])
      expect(resolveAddress(address, '', files, {}), address).toMatchObject({ kind: 'file', status: 200 })
  },
)

test('F30: what would be in the way of something else is told', PATIENCE, async () => {
  const { code, printed } = await build({
    'content/guide/a.mdx': '# A\n',
    [`content/${NFC}.mdx`]: '# One\n',
    [`content/${NFD}.mdx`]: '# Two\n',
    'public/plain.html': 'x',
    'public/plain/index.html': 'y',
    'public/guide': 'a file',
  })
  expect(code).toBe(1)
  expect(printed).toContain('The address /plain belongs to public/plain.html already')
  expect(printed).toContain('The page content/guide/a.mdx needs a folder of this name')
  expect(printed).toContain(`The route /${NFC} belongs to`)
  expect(printed).toContain('3 problems in 3 files')
})
