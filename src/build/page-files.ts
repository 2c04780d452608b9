import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle, Manifest } from '../bundle/manifest.ts'
import { HASHED_FOLDER } from '../config/cache-control.ts'
import { fixedTheme } from '../config/fixed-theme.ts'
import { SERVICE_WORKER } from '../config/hosting.ts'
import { withSeal } from '../config/seal.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { hashedAddress } from '../content/hashed-address.ts'
import { applicationWords } from '../site/application-words.ts'
import { browserSettings } from '../site/browser-settings.ts'
import { localesOf } from '../site/languages.ts'
import type { PageFiles } from '../site/page-files.ts'
import { lightOnly } from '../theme/light-only.ts'
import { siteStyles } from '../theme/site-styles.ts'

/** The bundle as one site uses it. */
export interface SiteFiles {
  /** What pages link. */
  files: PageFiles
  /** Contents by address, without base path. */
  contents: Map<string, string | Buffer>
  /** The same of what only a site with applications has: React, the applications, their words. */
  applications: Map<string, string | Buffer>
}

/**
 * Puts together what a site uses of the bundle: the scripts of its services, the style sheets of what it can draw, with its colours.
 * @param base base path, begins and ends with `/`
 */
export async function siteFiles(
  bundle: Bundle,
  config: ResolvedSiteConfig,
  base: string,
): Promise<SiteFiles> {
  const { manifest } = bundle
  const { entry, sheets, serviceWorkers, beforePaint } = manifest
  const contents = new Map<string, string | Buffer>(await read(bundle, usedFiles(manifest, config)))
  const theme = fixedTheme(config.theme)
  const sheet = (name: string, ...parts: string[]): string => {
    const text = theme === 'light' ? lightOnly(parts.join('')) : parts.join('')
    const address = hashedAddress(name, text, 'css')
    contents.set(address, text)
    return address
  }
  const canSwitch = theme === undefined || localesOf(config).length > 1
  contents.set(SERVICE_WORKER, config.offline ? serviceWorkers.offline : serviceWorkers.retired)
  const words = applicationWords(config, ({ locale, name, text }) =>
    hashedAddress(`${name}.${locale}`, text, 'json'),
  )
  const src = HASHED_FOLDER + entry
  return {
    files: {
      sheets: [
        sheet(
          'site',
          sheets.site,
          canSwitch ? sheets.switches : '',
          config.theme.banner ? sheets.banner : '',
          siteStyles(config, base),
        ),
      ],
      referenceSheets: [sheet('reference', sheets.filter, sheets.reference)],
      filterSheets: [sheet('filter', sheets.filter)],
      scripts: [{ src, integrity: `sha256-${hashOf(contents.get(src) ?? '', 'base64')}` }],
      beforePaint,
      settings: browserSettings(config, base),
      words: words.addresses,
    },
    contents,
    applications: new Map<string, string | Buffer>([
      ...(await read(bundle, manifest.services.applications)),
      ...words.contents,
    ]),
  }
}

function read({ folder }: Bundle, files: readonly string[]): Promise<[string, Buffer][]> {
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(folder, 'browser', file))
      return [HASHED_FOLDER + file, file.endsWith('.js') ? sealed(content) : content]
    }),
  )
}

function sealed(script: Buffer): Buffer {
  return Buffer.from(withSeal(script.toString('utf8'), hashOf(script, 'hex')))
}

/** A site has no script of a service that it does not switch on. */
function usedFiles({ files, services }: Manifest, config: ResolvedSiteConfig): string[] {
  const needless = new Set([
    ...services.applications,
    ...(config.analytics || config.errorReporting ? [] : services.telemetry),
    ...(config.offline ? [] : services.offline),
  ])
  return files.filter((file) => !needless.has(file))
}

function hashOf(content: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(content).digest(encoding)
}
