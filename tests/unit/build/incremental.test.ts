import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { temporarySite } from '../content/temporary-site.ts'
import { PATIENCE } from './run-build.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

/** Every file of a folder as text. */
async function contents(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const texts = files
    .sort()
    .map(
      async (file): Promise<[string, string]> => [
        path.relative(folder, file),
        await readFile(file, 'latin1'),
      ],
    )
  return Object.fromEntries(await Promise.all(texts))
}

/** A document of the product without its variables and links. */
async function apiDocument(): Promise<string> {
  const text = await readFile(path.join(PROJECT, 'apis/authentication.yaml'), 'utf8')
  return text.replace(/\{\{(\w+)\}\}/g, '$1').replace(/\]\(\/[^)]*\)/g, '](/)')
}

const settings = (brand: string, host: string) => `export default {
  brand: '${brand}', description: 'A site.', variables: { host: '${host}' }, redirects: { '/older': '/guide/one#part' },
  theme: { i18n: [{ locale: 'en-US', text: 'English' }, { locale: 'fr', text: 'Français' }] },
}
`

test('C30: a build after changes is, byte for byte, a clean one on another machine', {
  timeout: 2 * PATIENCE.timeout,
}, async () => {
  const page = (name: string) =>
    `# ${name}\n\nText of ${name}, with [a link](/guide/two).\n\n## Part\n\n\`\`\`js\nstart()\n\`\`\`\n`
  const root = await temporarySite({
    'site.config.ts': settings('Before', 'one.example'),
    'apis/service.yaml': await apiDocument(),
    'content/service.mdx': '---\napi: service\n---\n\n# Service\n\n![A picture](/picture.png)\n',
    'content/index.fr.mdx': page('Accueil'),
    'content/_meta.ts': "export default { index: 'Home', guide: 'Guide' }\n",
    'content/index.mdx': page('Home'),
    'content/guide/_meta.ts': "export default { one: 'One', two: 'Two' }\n",
    'content/guide/one.mdx': `${page('One')}\n{{host}}\n`,
    'content/guide/two.mdx': page('Two'),
  })
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-incremental-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(path.join(root, 'public'))
  await cp(
    path.join(PROJECT, 'tests/fixtures/blocks/public/picture.png'),
    path.join(root, 'public/picture.png'),
  )
  const build = async (name: string, from = root, place = {}): Promise<Record<string, string>> => {
    const out = path.join(folder, name)
    const args = ['bin/build.mjs', '--root', from, '--out', out]
    const env = { ...process.env, ...place, BASE_PATH: '', DOCS_CACHE: path.join(folder, `${name}-cache`) }
    await promisify(execFile)(process.execPath, args, { cwd: PROJECT, env })
    const hosting = await contents(`${out}-hosting`)
    return {
      ...(await contents(out)),
      ...Object.fromEntries(Object.entries(hosting).map(([file, text]) => [`hosting/${file}`, text])),
    }
  }
  const before = await build('kept')
  await writeFile(
    path.join(root, 'content/guide/_meta.ts'),
    "export default { one: 'One', new: 'Added', two: 'Renamed' }\n",
  )
  await writeFile(path.join(root, 'content/guide/new.mdx'), page('Added'))
  await writeFile(path.join(root, 'site.config.ts'), settings('After', 'two.example'))
  const kept = await build('kept')
  const elsewhere = path.join(folder, 'another place for the sources')
  await cp(root, elsewhere, { recursive: true })
  const clean = await build('clean', elsewhere, {
    TZ: 'Pacific/Apia',
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
  })
  expect(Object.keys(kept)).toEqual(Object.keys(clean))
  expect(Object.keys(clean).filter((file) => kept[file] !== clean[file])).toEqual([])
  expect(kept['index.html']).toContain('Renamed')
  expect(before['index.html']).not.toContain('Renamed')
})
