import { type Meta, type MetaEntry, type MetaPageEntry, metaSchema } from '../config/meta-schema.ts'
import { formatKeyPath, type Problem, SiteProblems } from '../config/problem.ts'
import { checkData } from '../config/zod-problems.ts'
import type { SourceMeta, SourceMetaEntry, SourceMetaLink } from '../site/source.ts'
import { type DataModule, readDataModule } from './data-module.ts'
import { describeUnknown, replaceVariables, type Variables } from './variables.ts'

/**
 * Reads one `_meta.ts`: keys in source order (ORD-06), strings written out as entries (MET-01), variables of titles
 * and links inserted.
 *
 * @param path Absolute path.
 * @param file Path relative to the site root.
 * @throws SiteProblems with everything that is wrong in the file (MET-12)
 */
export async function readMeta(path: string, file: string, variables: Variables): Promise<SourceMeta> {
  const module = await readDataModule(path, file)
  const { data, problems } = checkData(metaSchema, module.value, { file, position: module.position })
  if (!data) throw new SiteProblems(problems)
  const unknown: Problem[] = []
  const insert = (keys: string[]) => (text: string) =>
    replaceVariables(text, variables, (name) => {
      const place = { file, ...module.position(keys), keyPath: formatKeyPath(keys) }
      unknown.push({ ...place, ...describeUnknown(name, variables) })
    })
  const entries = module.orderedKeys([]).flatMap((key): SourceMetaEntry[] => {
    const value = key === '*' ? defaults(data['*']) : normalise(key, data[key], module, insert)
    return value ? [{ key: key.normalize(), value, ...module.position([key]) }] : []
  })
  if (unknown.length > 0) throw new SiteProblems(unknown)
  const links = linksOf(entries, module)
  return { file, entries, ...(links.length > 0 && { links }) }
}

function linksOf(entries: readonly SourceMetaEntry[], module: DataModule): SourceMetaLink[] {
  const link = (path: string[], href: string | undefined): SourceMetaLink[] =>
    href === undefined ? [] : [{ href, keyPath: formatKeyPath(path), ...module.position(path) }]
  return entries.flatMap(({ key, value }) => [
    ...('href' in value ? link([key, 'href'], value.href) : []),
    ...('items' in value
      ? value.items.flatMap((item) => link([key, 'items', item.key, 'href'], item.href))
      : []),
  ])
}

type Insert = (keys: string[]) => (text: string) => string

function normalise(
  key: string,
  written: Meta[string] | undefined,
  module: DataModule,
  insert: Insert,
): MetaEntry | undefined {
  if (written === undefined) return undefined
  if (typeof written === 'string') return { title: insert([key])(written) }
  if (written.type !== 'menu') return withVariables(written, [key], insert)
  const items = module.orderedKeys([key, 'items']).flatMap((name) => {
    const item = written.items[name]
    return item ? [{ key: name.normalize(), ...withVariables(item, [key, 'items', name], insert) }] : []
  })
  return { ...withVariables(written, [key], insert), items }
}

/** MET-06: title and address of `*` are ignored. */
function defaults(written: string | MetaPageEntry | undefined): MetaPageEntry {
  if (written === undefined || typeof written === 'string') return {}
  const { title, href, ...kept } = written
  return kept
}

function withVariables<Entry extends { title?: string; href?: string }>(
  entry: Entry,
  keys: string[],
  insert: Insert,
): Entry {
  const { title, href } = entry
  return {
    ...entry,
    ...(title === undefined ? {} : { title: insert([...keys, 'title'])(title) }),
    ...(href === undefined ? {} : { href: insert([...keys, 'href'])(href) }),
  }
}
