/** What an author may write in `_meta.ts`, and the normalised entries the other rooms read. */
import * as z from 'zod'
import { href, text } from './value-schemas.ts'

/** The page switches of MET-09; each may stand in `_meta.ts` under `theme` and in front matter (MET-10). */
const themeSwitches = {
  /** Shows the path of sections above the page. */
  breadcrumb: z.boolean(),
  /** Starts a folder closed (`true`) or open (`false`); without it the collapse level decides (SID-20). */
  collapsed: z.boolean(),
  /** Shows the footer. */
  footer: z.boolean(),
  /** `default` shows the table of contents, `full` uses the whole width, `raw` shows the content only. */
  layout: z.enum(['default', 'full', 'raw']),
  /** Shows the top bar. */
  navbar: z.boolean(),
  /** Shows the links to the previous and next page. */
  pagination: z.boolean(),
  /** Shows the sidebar from tablet width up. */
  sidebar: z.boolean(),
  /** Shows when the page was last changed. */
  timestamp: z.boolean(),
  /** Shows the table of contents. */
  toc: z.boolean(),
  /** `article` sets the text like an essay: larger, in a serif face. */
  typesetting: z.enum(['default', 'article']),
}

/** The page switches, each of which may be left out. */
export const themeOverrideKeys = {
  breadcrumb: themeSwitches.breadcrumb.exactOptional(),
  collapsed: themeSwitches.collapsed.exactOptional(),
  footer: themeSwitches.footer.exactOptional(),
  layout: themeSwitches.layout.exactOptional(),
  navbar: themeSwitches.navbar.exactOptional(),
  pagination: themeSwitches.pagination.exactOptional(),
  sidebar: themeSwitches.sidebar.exactOptional(),
  timestamp: themeSwitches.timestamp.exactOptional(),
  toc: themeSwitches.toc.exactOptional(),
  typesetting: themeSwitches.typesetting.exactOptional(),
}

const themeOptionsSchema = z.strictObject(themeSwitches)
const themeOverridesSchema = z.strictObject(themeOverrideKeys)

/** Every page switch with its effective value. */
export type ThemeOptions = z.infer<typeof themeOptionsSchema>
/** The page switches that one entry or page sets; an absent key inherits. */
export type ThemeOverrides = z.infer<typeof themeOverridesSchema>

/** MET-02: a page, a folder or a link. */
const pageEntrySchema = z.strictObject({
  /** Label in the navigation; without it, the front matter or the file name gives one (TTL-01 – TTL-03). */
  title: text.exactOptional(),
  /** Where the entry leads when it is not a file: a route or an absolute URL. */
  href: href.exactOptional(),
  /** Opens the link in a new tab. */
  newWindow: z.boolean().exactOptional(),
  /** `doc` (default) stands in the sidebar; `page` stands in the top bar and has a sidebar of its own. */
  type: z.enum(['page', 'doc']).exactOptional(),
  /** `hidden` leaves the entry out of the navigation, `children` lists a folder's children in its place. */
  display: z.enum(['normal', 'hidden', 'children']).exactOptional(),
  /** Page switches for this page, or for all pages below this folder (MET-08). */
  theme: themeOverridesSchema.exactOptional(),
})

const menuItemSchema = z.strictObject({
  /** Label of the link. */
  title: text,
  /** Where it leads; without it, the child of the menu's folder with the same key (NAV-12). */
  href: href.exactOptional(),
  /** Opens the link in a new tab. */
  newWindow: z.boolean().exactOptional(),
})

/** MET-03: a list of links in the top bar. */
const menuEntrySchema = z.strictObject({
  type: z.literal('menu'),
  /** Label of the button. */
  title: text,
  /** The links, by key, in the order of the list. */
  items: z.record(z.string(), menuItemSchema),
  /** `hidden` leaves the menu out. */
  display: z.enum(['normal', 'hidden', 'children']).exactOptional(),
})

/** MET-04: a heading in the sidebar, or a rule when it has no title. */
const separatorEntrySchema = z.strictObject({
  type: z.literal('separator'),
  /** Text of the heading. */
  title: text.exactOptional(),
})

const metaValueSchema = z.union([
  text,
  z.discriminatedUnion('type', [pageEntrySchema, menuEntrySchema, separatorEntrySchema]),
])

/** One `_meta.ts` as the author writes it. `*` holds defaults for its folder and can only be a page entry (MET-06). */
export const metaSchema = z
  .object({ '*': z.union([text, pageEntrySchema]).exactOptional() })
  .catchall(metaValueSchema)

/** What `_meta.ts` files `satisfies`: file, folder or link name to label or entry, in the order of the sidebar. */
export type Meta = Record<string, z.infer<typeof metaValueSchema>>

/** An entry with everything an author may abbreviate written out. */
export type MetaEntry = MetaPageEntry | MetaMenuEntry | MetaSeparatorEntry

/** A page, folder or link; without `type` it is a `doc` (MET-05), unless `*` says otherwise. */
export type MetaPageEntry = z.infer<typeof pageEntrySchema>

export type MetaSeparatorEntry = z.infer<typeof separatorEntrySchema>

export interface MetaMenuEntry extends Omit<z.infer<typeof menuEntrySchema>, 'items'> {
  /** In source order. */
  items: MetaMenuItem[]
}

export interface MetaMenuItem extends z.infer<typeof menuItemSchema> {
  key: string
}
