/** Order of the entries that a meta record does not list. */

export interface Sortable {
  name: string
  title: string
}

/**
 * Pages with a date first, newest first, then everything else by title, numbers by their value
 * (ORD-02, ORD-03). Returns a new array.
 *
 * @param dateOf ISO date or moment of an entry's page, if it has one.
 */
export function sortUnlisted<Entry extends Sortable>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => string | undefined,
  locale: string,
): Entry[] {
  const { compare } = collatorOf(locale)
  const time = (entry: Entry) => {
    const date = dateOf(entry)
    return date === undefined ? Number.NEGATIVE_INFINITY : Date.parse(date)
  }
  return [...entries].sort((a, b) => {
    const [left, right] = [time(a), time(b)]
    if (left !== right) return left > right ? -1 : 1
    return compare(a.title, b.title) || (a.name < b.name ? -1 : 1)
  })
}

const collators = new Map<string, Intl.Collator>()

/** A collator is costly to make and every folder needs one. */
function collatorOf(locale: string): Intl.Collator {
  const known = collators.get(locale)
  if (known) return known
  const collator = new Intl.Collator(locale, { numeric: true })
  collators.set(locale, collator)
  return collator
}
