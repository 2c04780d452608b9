/** What a meta record says about one entry, `*` included. */
import type { MetaEntry, MetaMenuItem, ThemeOverrides } from '../config/meta-schema.ts'
import type { SourceMeta } from './source.ts'

/** A meta record, made ready for look-ups. */
export interface FolderMeta {
  /** In source order, also for keys that look like numbers (ORD-06). */
  values: ReadonlyMap<string, MetaEntry>
  /** Of the key `*`, without `title` and `href` (MET-06). */
  defaults: EntryDefaults
}

interface EntryDefaults {
  type?: 'doc' | 'page'
  display?: EntryOptions['display']
  newWindow?: boolean
  theme?: ThemeOverrides
}

export interface EntryOptions {
  title?: string
  href?: string
  /** Absent when neither the entry nor `*` has one. */
  type?: 'doc' | 'page' | 'menu' | 'separator'
  display: 'normal' | 'hidden' | 'children'
  newWindow: boolean
  theme: ThemeOverrides
  items?: readonly MetaMenuItem[]
}

export function folderMeta(record: SourceMeta | undefined): FolderMeta {
  const values = new Map(record?.entries.map(({ key, value }) => [key, value]))
  const star = values.get('*')
  values.delete('*')
  if (star === undefined || star.type === 'menu' || star.type === 'separator') return { values, defaults: {} }
  const { title: _title, href: _href, ...defaults } = star
  return { values, defaults }
}

/**
 * The options of an entry: `*` fills in what the entry leaves out, themes key by key (MET-06, MET-07).
 *
 * @param value What the record says about the entry; absent for one that it does not list.
 */
export function entryOptions(value: MetaEntry | undefined, { defaults }: FolderMeta): EntryOptions {
  const { theme, ...own }: Partial<EntryOptions> = value ?? {}
  return {
    display: 'normal',
    newWindow: false,
    ...defaults,
    ...own,
    theme: { ...defaults.theme, ...theme },
  }
}
