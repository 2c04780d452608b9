/** Fixture sites in a few lines, and sidebars as text. */
import type { FrontMatter } from '../../../src/config/front-matter-schema.ts'
import type { MetaEntry, MetaMenuEntry, MetaMenuItem } from '../../../src/config/meta-schema.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { type ResolvedSiteConfig, type SiteConfig, siteSchema } from '../../../src/config/site-schema.ts'
import { describePage } from '../../../src/site/describe-page.ts'
import type { PageNavigation, SidebarEntry, SidebarFolder } from '../../../src/site/page.ts'
import { buildPageMap, type PageMap } from '../../../src/site/page-map.ts'
import type { SourceFolder, SourceMeta, SourcePage } from '../../../src/site/source.ts'

type MenuValue = Omit<MetaMenuEntry, 'items'> & { items: Record<string, Omit<MetaMenuItem, 'key'>> }
export type MetaValue = string | Exclude<MetaEntry, { type: 'menu' }> | MenuValue
/** A record, or pairs where the order of the keys matters. */
export type MetaSpec = Record<string, MetaValue> | [string, MetaValue][]
/** A level-1 heading, or front matter with an optional one. */
export type PageSpec = string | (FrontMatter & { heading?: string })

export interface FolderSpec {
  meta?: MetaSpec
  /** Meta records by locale. */
  metas?: Record<string, MetaSpec>
  /** By name, a locale behind a dot: `faq` or `faq.fr`; a list where nothing but the names matters. */
  pages?: Record<string, PageSpec> | string[]
  folders?: Record<string, FolderSpec>
}

export function tree(spec: FolderSpec, name = '', route = ''): SourceFolder {
  const { meta, metas = {}, pages = {}, folders = {} } = spec
  const place = `content${route}`
  const records = [
    ...(meta ? [sourceMeta(meta, `${place}/_meta.ts`)] : []),
    ...Object.entries(metas).map(([locale, value]) => ({
      ...sourceMeta(value, `${place}/_meta.${locale}.ts`),
      locale,
    })),
  ]
  const named = Array.isArray(pages)
    ? pages.map((page): [string, PageSpec] => [page, {}])
    : Object.entries(pages)
  const children = [
    ...named.map(([key, page]) => sourcePage(key, page, route)),
    ...Object.entries(folders).map(([key, folder]) => tree(folder, key, `${route}/${key}`)),
  ]
  children.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
  return { kind: 'folder', name, route: route || '/', metas: records, children }
}

function sourcePage(key: string, spec: PageSpec, folder: string): SourcePage {
  const [name = '', locale] = key.split('.')
  const { heading, ...frontMatter } = typeof spec === 'string' ? { heading: spec } : spec
  return {
    kind: 'page',
    name,
    route: (name === 'index' ? folder : `${folder}/${name}`) || '/',
    file: `content${folder}/${key}.mdx`,
    frontMatter,
    ...(heading !== undefined && { heading }),
    ...(locale !== undefined && { locale }),
  }
}

function sourceMeta(spec: MetaSpec, file: string): SourceMeta {
  const pairs = Array.isArray(spec) ? spec : Object.entries(spec)
  const entries = pairs.map(([key, value], index) => ({
    key,
    value: metaEntry(value),
    line: index + 2,
    column: 3,
  }))
  return { file, entries }
}

function metaEntry(value: MetaValue): MetaEntry {
  if (typeof value === 'string') return { title: value }
  if (!('items' in value)) return value
  return { ...value, items: Object.entries(value.items).map(([key, item]) => ({ key, ...item })) }
}

export function config(
  theme: NonNullable<SiteConfig['theme']> = {},
  defaultLocale = 'en-US',
): ResolvedSiteConfig {
  const site: SiteConfig = { brand: 'Corvane', description: 'A fixture.', defaultLocale, theme }
  return resolveSiteConfig(siteSchema.parse(site))
}

export function mapOf(
  spec: FolderSpec,
  theme: NonNullable<SiteConfig['theme']> = {},
  locale = 'en-US',
): PageMap {
  return buildPageMap(tree(spec), config(theme), locale)
}

/** Everything around one page of a fixture site. */
export function pageOf(
  spec: FolderSpec,
  route: string,
  theme: NonNullable<SiteConfig['theme']> = {},
  locale = 'en-US',
): PageNavigation {
  return describePage(mapOf(spec, theme, locale), route, config(theme))
}

/**
 * A sidebar as text, two spaces a level: `- ` link, `v ` open folder, `> ` closed folder, then title and href; the
 * active entry ends in ` *`. A separator is `---` with its title, a cut `... missing of total`.
 */
export function outline(entries: readonly SidebarEntry[], indent = ''): string {
  return entries
    .flatMap((entry) => {
      if (entry.kind === 'separator')
        return [`${indent}---${entry.title === undefined ? '' : ` ${entry.title}`}`]
      if (entry.kind === 'cut') return [`${indent}... ${entry.missing} of ${entry.total}`]
      const mark = entry.kind === 'link' ? '-' : entry.open ? 'v' : '>'
      const href = entry.kind === 'folder' ? (entry.trimmed ?? entry.href) : entry.href
      const line = [`${indent}${mark} ${entry.title}`, href, entry.active ? '*' : undefined]
        .filter((part) => part !== undefined)
        .join(' ')
      return entry.kind === 'link' ? [line] : [line, outline(entry.children, `${indent}  `)]
    })
    .filter((line) => line !== '')
    .join('\n')
}

/** A golden outline without the indent of the test file. */
export function golden(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length))
  return lines.map((line) => line.slice(indent)).join('\n')
}

/** Titles of all entries, depth first. */
export function titles(entries: readonly SidebarEntry[]): (string | undefined)[] {
  return entries.flatMap((entry) => [
    entry.kind === 'cut' ? undefined : entry.title,
    ...(entry.kind === 'folder' ? titles(entry.children) : []),
  ])
}

/** The first folder of that title, depth first. */
export function findFolder(entries: readonly SidebarEntry[], title: string): SidebarFolder | undefined {
  for (const entry of entries) {
    if (entry.kind !== 'folder') continue
    const found = entry.title === title ? entry : findFolder(entry.children, title)
    if (found) return found
  }
  return undefined
}
