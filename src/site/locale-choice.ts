/** Which files stand for a page or a meta record in one locale. */
import type { SourceFolder, SourceMeta, SourcePage } from './source.ts'

export interface LocaleChoice {
  active: string
  default: string
}

/** A page and a folder of the same name in one folder (NRM-01). */
export interface NamedSources {
  page?: SourcePage
  folder?: SourceFolder
}

/** MAP-09: the pages of the active locale, of the default one and without locale, one for each name. */
export function sourcesByName(folder: SourceFolder, locale: LocaleChoice): Map<string, NamedSources> {
  const found = new Map<string, NamedSources>()
  for (const child of folder.children) {
    const named = found.get(child.name) ?? {}
    if (child.kind === 'folder') {
      found.set(child.name, { ...named, folder: child })
    } else if (rank(child, locale) > rank(named.page, locale)) {
      found.set(child.name, { ...named, page: child })
    }
  }
  return found
}

/** MAP-10: the record of the active locale, else the one for everybody, else the first one found. */
export function metaOfLocale(metas: readonly SourceMeta[], locale: LocaleChoice): SourceMeta | undefined {
  const best = Math.max(0, ...metas.map((meta) => rank(meta, locale)))
  return metas.find((meta) => rank(meta, locale) === best)
}

function rank(file: { locale?: string } | undefined, locale: LocaleChoice): number {
  if (file === undefined) return 0
  if (file.locale === locale.active) return 3
  if (file.locale === locale.default) return 2
  return file.locale === undefined ? 1 : 0
}
