import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeSecurityText } from '../../../src/build/security-text.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'

const security = { contact: 'mailto:security@example.com', expires: '2027-06-30' }
const settings = { brand: 'Brand', description: 'A site.', siteUrl: 'https://docs.example.com' }

async function write(given: object, now = '2027-01-01') {
  const folder = await mkdtemp(path.join(tmpdir(), 'docs-security-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = resolveSiteConfig(siteSchema.parse({ ...settings, ...given }))
  const warning = await writeSecurityText(folder, config, '/docs/', Date.parse(now))
  const text = await readFile(path.join(folder, '.well-known/security.txt'), 'utf8').catch(() => undefined)
  return { warning, text }
}

test('security.txt says whom to tell, until when, in which languages and where it stands (RFC 9116)', async () => {
  const theme = {
    i18n: [
      { locale: 'en-US', text: 'English' },
      { locale: 'fr', text: 'Français' },
    ],
  }
  expect(await write({ security, theme })).toEqual({
    warning: undefined,
    text: `Contact: mailto:security@example.com
Expires: 2027-06-30T00:00:00.000Z
Preferred-Languages: en, fr
Canonical: https://docs.example.com/docs/.well-known/security.txt
`,
  })
})

test('nothing is written without the setting', async () =>
  expect(await write({})).toEqual({ warning: undefined, text: undefined }))

test.each([
  ['2027-07-01', 'is past'],
  ['2027-06-10', 'is in 20 days'],
  ['2026-01-01', 'more than a year ahead'],
])('on %s the build says that the date %s', async (now, words) =>
  expect((await write({ security }, now)).warning).toContain(words),
)

test.each([
  [{ contact: 'security@example.com', expires: '2027-06-30' }],
  [{ contact: 'mailto:security@example.com', expires: '30.6.2027' }],
  [{ contact: 'mailto:security@example.com', expires: '2027-02-30' }],
  [{ contact: 'mailto:security@example.com' }],
])('%j is refused', (wrong) => expect(() => siteSchema.parse({ ...settings, security: wrong })).toThrow())
