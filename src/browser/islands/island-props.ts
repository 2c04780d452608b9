/** Spread on a `<doc-slot>`: holds a child of the island, drawn at build time, that React leaves alone. */
export interface SlotProps {
  suppressHydrationWarning: true
  dangerouslySetInnerHTML: { __html: string }
}

/**
 * What every island component gets beside its own props.
 *
 * Rules for islands: links are real links; a native `details` has `suppressHydrationWarning`, as the reader may have opened it before;
 * radio buttons have a `name` that begins with `uid`; what must not be lost in a form is kept in fields, as `submit` is not replayed.
 */
export interface IslandContext {
  /** Unique on the page; prefix of ids. */
  uid: string
  /** The island's element, in the browser only: its markup may already differ from what was served. */
  host?: HTMLElement
  /** One for each child, in order. All of them must always be drawn; hide with `hidden`, never leave out. */
  slots: readonly SlotProps[]
}
