import { mkdir, readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { HASHED_FOLDER } from '../config/cache-control.ts'
import type { Problem } from '../config/problem.ts'
import { inParallel } from '../content/in-parallel.ts'
import { keyOf } from '../content/kept-results.ts'
import { PUBLIC_FOLDER } from '../content/public-files.ts'
import type { Site } from '../content/read-site.ts'
import { insertKnown } from '../content/variables.ts'
import type { Workspace } from '../content/workspace.ts'
import { writeWhole } from '../content/write-whole.ts'
import { lackingCharacters } from '../images/share/share-fonts.ts'
import { SHARE_RECIPE, type ShareText, shareImage } from '../images/share/share-image.ts'
import { sectionOf } from '../site/document-title.ts'
import { directionOf, localesOf, localisedPath } from '../site/languages.ts'
import { buildPageMap } from '../site/page-map.ts'
import { isErrorRoute } from '../site/route.ts'
import { pageTitle } from '../site/title.ts'
import { writeAll } from './copy-files.ts'

/** The share images of a site. */
export interface ShareImages {
  /** Addresses of the pictures by those of the pages, without base path. */
  addresses: Map<string, string>
  /** Pages that have none, because no font has their letters. */
  warnings: Problem[]
  /** Draws those that no earlier build has drawn, and writes all into the output folder. */
  write(): Promise<void>
}

/**
 * Decides which page has which share image. The name follows from all that a picture shows, so pages can name pictures that are not drawn yet. A site
 * without `siteUrl` has none: links to them must be whole.
 */
export async function shareImages(
  site: Pick<Site, 'root' | 'source' | 'config' | 'hasIcon'>,
  { cache, output }: Workspace,
): Promise<ShareImages> {
  const { config, source } = site
  const addresses = new Map<string, string>()
  const texts = new Map<string, ShareText>()
  const warnings: Problem[] = []
  const icon = await iconOf(site)
  const look = {
    brand: config.brand,
    hue: config.theme.primaryHue.light,
    saturation: config.theme.primarySaturation.light,
    ...(icon !== undefined && { icon }),
  }
  for (const locale of config.siteUrl === undefined ? [] : localesOf(config)) {
    for (const record of buildPageMap(source, config, locale).pages.values()) {
      if (isErrorRoute(record.route) || record.source.frontMatter.openGraph?.image !== undefined) continue
      const section = sectionOf(record, config.theme.acronyms)
      const title = pageTitle(record.source, config.theme.acronyms)
      const lacking = await lackingCharacters(`${title}${section ?? ''}${config.brand}`)
      if (lacking.length > 0) {
        const message = `The page has no share image: the fonts of share images lack ${lacking.join(' ')}`
        warnings.push({
          file: record.source.file,
          message,
          expected: '`openGraph: { image: … }` in the front matter',
        })
        continue
      }
      const text = {
        title,
        ...(section !== undefined && { section }),
        direction: directionOf(locale, config),
        ...look,
      }
      const address = `${HASHED_FOLDER}share-${keyOf(SHARE_RECIPE, text).slice(0, 16)}.png`
      texts.set(address, text)
      addresses.set(localisedPath(record.route, locale, config), address)
    }
  }
  const folder = path.join(cache, 'share')
  const write = async () => {
    await mkdir(folder, { recursive: true })
    const drawing = [...texts].map(([address, text]) => async () => {
      const file = path.join(folder, path.basename(address))
      const bytes = await readFile(file).catch(async () => {
        const drawn = await shareImage(text)
        writeWhole(file, drawn)
        return drawn
      })
      writeAll(output, [[address, bytes]])
    })
    await inParallel(drawing, availableParallelism())
  }
  return { addresses, warnings, write }
}

/** The site's own icon, if it needs no fonts of a machine and no other files. */
async function iconOf({
  root,
  hasIcon,
  config,
}: Pick<Site, 'root' | 'hasIcon' | 'config'>): Promise<string | undefined> {
  if (!hasIcon) return undefined
  const name = 'favicon.svg'
  const icon = insertKnown(
    await readFile(path.join(root, PUBLIC_FOLDER, name), 'utf8'),
    config.variables,
    name,
    [],
  )
  return /<(text|image|use)\b/.test(icon) ? undefined : icon
}
