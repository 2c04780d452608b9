import { expect, test } from 'vitest'
import { checkPublic } from '../../../../src/build/checks/public-files.ts'
import { temporarySite } from '../../content/temporary-site.ts'

test('names of the build in public/ are errors that say why', async () => {
  const root = await temporarySite({
    'public/assets/logo-C3xK9_aB.svg': '',
    'public/_headers': '',
    'public/_redirects': '',
    'public/hosting.json': '',
    'public/logo.svg': '',
  })
  expect(checkPublic(root).map(({ file, message }) => [file, message])).toEqual([
    ['public/assets', 'This name belongs to the build: browsers keep everything in it for a year'],
    ['public/hosting.json', 'This name belongs to the build: servers and hosts read their settings from it'],
    ['public/_headers', 'This name belongs to the build: servers and hosts read their settings from it'],
    ['public/_redirects', 'This name belongs to the build: servers and hosts read their settings from it'],
  ])
})

test('a site without such names passes', async () =>
  expect(checkPublic(await temporarySite({ 'public/logo.svg': '' }))).toEqual([]))
