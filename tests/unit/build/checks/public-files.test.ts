import { expect, test } from 'vitest'
import { checkPublic } from '../../../../src/build/checks/public-files.ts'
import { readSettings } from '../../../../src/content/read-config.ts'
import { readTree } from '../../../../src/content/read-tree.ts'
import { temporarySite } from '../../content/temporary-site.ts'

async function problemsOf(files: Record<string, string>): Promise<[string, string][]> {
  const settings = "export default { brand: 'Acme', description: 'Docs.' }\n"
  const root = await temporarySite({
    'site.config.ts': settings,
    'content/guide/jobs.mdx': '# Jobs\n',
    ...files,
  })
  const { config } = await readSettings(root)
  const { source } = await readTree(root, config)
  return (await checkPublic({ root, config, source })).map(({ file, message }) => [file, message])
}

test('names of the build in public/ are errors that say why', async () => {
  const told = await problemsOf({
    'public/assets/logo-C3xK9_aB.svg': '',
    'public/_headers': '',
    'public/_redirects': '',
    'public/hosting.json': '',
    'public/logo.svg': '',
  })
  expect(told).toEqual([
    ['public/assets', 'This name belongs to the build: browsers keep everything in it for a year'],
    ['public/hosting.json', 'This name belongs to the build: servers and hosts read their settings from it'],
    ['public/_headers', 'This name belongs to the build: servers and hosts read their settings from it'],
    ['public/_redirects', 'This name belongs to the build: servers and hosts read their settings from it'],
  ])
})

test('a site without such names passes', async () =>
  expect(
    await problemsOf({ 'public/logo.svg': '', 'public/plain.html': '', 'public/guide/a.txt': '' }),
  ).toEqual([]))

test('F30: two documents of one address, a document at the address of a page, and a file in the way of one', async () => {
  expect(
    await problemsOf({
      'public/plain.html': '',
      'public/plain/index.html': '',
      'public/guide/jobs.html': '',
    }),
  ).toEqual([
    ['public/guide/jobs.html', 'The address /guide/jobs belongs to content/guide/jobs.mdx already'],
    ['public/plain/index.html', 'The address /plain belongs to public/plain.html already'],
  ])
  expect(await problemsOf({ 'public/guide': 'a file' })).toEqual([
    ['public/guide', 'The page content/guide/jobs.mdx needs a folder of this name'],
  ])
})

test('F28: unknown variables of SVG files are told with the rest', async () =>
  expect(await problemsOf({ 'public/logo.svg': '<svg>{{nme}}</svg>' })).toMatchObject([
    ['public/logo.svg', expect.stringContaining("Unknown variable '{{nme}}'")],
  ]))
