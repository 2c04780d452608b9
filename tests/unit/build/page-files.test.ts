import { createHash } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteFiles } from '../../../src/build/page-files.ts'
import type { Bundle } from '../../../src/bundle/manifest.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { readSeal } from '../../../src/config/seal.ts'
import { type SiteConfig, siteSchema } from '../../../src/config/site-schema.ts'
import { textsOf } from '../../../src/texts/texts-of.ts'
import { temporarySite } from '../content/temporary-site.ts'

const FILES = ['entry.1.js', 'copy.2.js', 'report.3.js', 'act.4.js', 'react.5.js']

async function filesOf(settings: Partial<SiteConfig> = {}) {
  const contents = FILES.map((name): [string, string] => [`browser/${name}`, `// ${name}`])
  const bundle: Bundle = {
    folder: await temporarySite(Object.fromEntries(contents)),
    version: 'test',
    manifest: {
      entry: 'entry.1.js',
      files: FILES,
      services: { telemetry: ['report.3.js'], offline: ['act.4.js'], applications: ['react.5.js'] },
      beforePaint: 'start()',
      sheets: {
        site: 'a{color:light-dark(#111,#eee)}',
        switches: 'switch{}',
        banner: 'banner{}',
        filter: 'filter{}',
        reference: 'api{color:light-dark(red, #0000)}',
      },
      serviceWorkers: { offline: 'keeps', retired: 'retires' },
    },
  }
  const config = resolveSiteConfig(siteSchema.parse({ brand: 'Acme', description: 'Docs.', ...settings }))
  return siteFiles(bundle, config, '/')
}

const names = (contents: ReadonlyMap<string, unknown>) =>
  [...contents.keys()].filter((name) => name.endsWith('.js')).map((name) => path.basename(name))

describe('what a site uses of the bundle', () => {
  it('R1.08, R1.09: scripts of services only where the settings switch them on', async () => {
    expect(names((await filesOf()).contents)).toEqual(['entry.1.js', 'copy.2.js', 'service-worker.js'])
    const analytics = { domain: 'd', scriptHost: 'https://a.example/' }
    expect(names((await filesOf({ analytics })).contents)).toContain('report.3.js')
    expect(names((await filesOf({ offline: true })).contents)).toContain('act.4.js')
  })

  it('React is apart, for sites with applications', async () => {
    const { contents, applications } = await filesOf()
    expect(names(contents)).not.toContain('react.5.js')
    expect(names(applications)).toEqual(['react.5.js'])
  })

  it('words of applications are files, in each language of the site, under a name that changes with them', async () => {
    const i18n = [
      { locale: 'en-US', text: 'English' },
      { locale: 'fr', text: 'Français' },
    ]
    const { files, contents, applications } = await filesOf({ theme: { i18n } })
    const { fr } = files.words
    expect(fr?.console).toMatch(/^\/assets\/console\.fr\.[0-9a-f]{8}\.json$/)
    expect(JSON.parse(String(applications.get(fr?.console ?? '')))).toEqual(
      textsOf('fr').applications.console,
    )
    expect(files.words['en-US']?.console).not.toBe(fr?.console)
    expect([...contents.keys()].filter((name) => name.endsWith('.json'))).toEqual([])
  })

  it('the service worker keeps copies, or removes what an earlier build has left', async () => {
    expect((await filesOf()).contents.get('/service-worker.js')).toBe('retires')
    expect((await filesOf({ offline: true })).contents.get('/service-worker.js')).toBe('keeps')
  })

  it('THM-09: one style sheet with the colours of the site, without rules for switches and a banner that it does not have', async () => {
    const { files, contents } = await filesOf()
    expect(files.sheets).toHaveLength(1)
    const sheet = String(contents.get(files.sheets[0] ?? ''))
    expect(sheet).toContain('switch{}')
    expect(sheet).toContain('--color-brand')
    expect(sheet).not.toContain('banner{}')
    const fixed = await filesOf({ theme: { darkMode: false, banner: { text: 'New', key: 'new' } } })
    const other = String(fixed.contents.get(fixed.files.sheets[0] ?? ''))
    expect(other).not.toContain('switch{}')
    expect(other).toContain('banner{}')
    expect(fixed.files.sheets).not.toEqual(files.sheets)
  })

  it('THM-06: dark colours unless the theme is fixed to the light one', async () => {
    const styles = async (theme: SiteConfig['theme']) => {
      const { contents } = await filesOf({ theme })
      return [...contents]
        .filter(([name]) => name.endsWith('.css'))
        .map(([, text]) => String(text))
        .join('')
    }
    for (const theme of [{}, { nextThemes: { forcedTheme: 'dark' as const } }]) {
      expect(await styles(theme)).toContain('a{color:light-dark(#111,#eee)}')
      expect(await styles(theme)).toContain('api{color:light-dark(red, #0000)}')
    }
    for (const theme of [{ darkMode: false }, { nextThemes: { forcedTheme: 'light' as const } }]) {
      expect(await styles(theme)).toContain('a{color:#111}')
      expect(await styles(theme)).toContain('api{color:red}')
      expect(await styles(theme)).not.toContain('light-dark')
    }
  })

  it('the entry carries its hash (Subresource Integrity)', async () => {
    const { files, contents } = await filesOf()
    const { scripts } = files
    const hash = createHash('sha256')
      .update(contents.get('/assets/entry.1.js') ?? '')
      .digest('base64')
    expect(scripts).toEqual([{ src: '/assets/entry.1.js', integrity: `sha256-${hash}` }])
  })

  it('F42: every script ends with the seal of what stands before', async () => {
    const { contents, applications } = await filesOf({ offline: true })
    for (const name of ['entry.1.js', 'copy.2.js', 'act.4.js', 'react.5.js']) {
      const file = `/assets/${name}`
      const found = readSeal(String(contents.get(file) ?? applications.get(file)))
      const hash = createHash('sha256').update(`// ${name}`).digest('hex')
      expect(found).toEqual({ script: `// ${name}`, hash: hash.slice(0, 8) })
    }
  })
})
