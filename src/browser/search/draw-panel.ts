import type { EntryType, SearchEntry, SearchGroup, TextPart } from '../../search/results.ts'
import type { SearchTexts } from '../../texts/script-texts.ts'
import { ownAddress } from '../own-address.ts'
import type { RecentSearch } from './recent-searches.ts'

type Content = (Node | string)[]

/** The answer as a list of options, in groups by page (SRU-16, SRU-20). Each option is a link. */
export function drawResults(groups: readonly SearchGroup[], id: string, texts: SearchTexts): HTMLElement {
  let place = 0
  return listBox(
    texts.results,
    groups.map((group, index) =>
      drawGroup(
        `${id}-group-${index}`,
        [
          ...group.breadcrumb.map((title) => element('span', {}, [title])),
          element('b', {}, marked(group.title)),
        ],
        group.entries.map((entry) => drawEntry(entry, `${id}-option-${place++}`, texts.types)),
      ),
    ),
  )
}

/** Where the latest searches led. */
export function drawRecent(searches: readonly RecentSearch[], id: string, texts: SearchTexts): HTMLElement {
  const options = searches.map(({ query, title, href }, place) =>
    drawOption(href, `${id}-option-${place}`, [
      element('span', { class: 'title' }, [title]),
      element('span', { class: 'excerpt' }, [query]),
    ]),
  )
  return listBox(texts.recent, [drawGroup(`${id}-group-0`, [texts.recent], options)])
}

/** What there is to say instead of results; with a button where the reader can do something about it. */
export function drawMessage(text: string, retry?: string): HTMLElement {
  return element(
    'p',
    {},
    retry === undefined ? [text] : [text, ' ', element('button', { type: 'button' }, [retry])],
  )
}

function listBox(label: string, groups: Content): HTMLElement {
  return element('div', { role: 'listbox', 'aria-label': label }, groups)
}

function drawGroup(labelId: string, label: Content, options: Content): HTMLElement {
  return element('div', { role: 'group', 'aria-labelledby': labelId }, [
    element('div', { id: labelId, role: 'presentation', class: 'group' }, label),
    ...options,
  ])
}

function drawEntry(
  { href, heading, excerpt, type }: SearchEntry,
  id: string,
  types: SearchTexts['types'],
): HTMLElement {
  return drawOption(href, id, [
    element('span', { class: 'title' }, [...marked(heading), ...badge(type, types)]),
    ...(excerpt.length > 0 ? [element('span', { class: 'excerpt' }, marked(excerpt))] : []),
  ])
}

/** Pages and sections are the ordinary case and carry none. */
function badge(type: EntryType, types: SearchTexts['types']): Content {
  return type === 'page' || type === 'section' ? [] : [' ', element('i', {}, [types[type]])]
}

function drawOption(href: string, id: string, content: Content): HTMLElement {
  // What came from elsewhere leads nowhere.
  const own = ownAddress(href) ? href : location.href
  return element('a', { href: own, id, role: 'option', 'aria-selected': 'false', tabindex: '-1' }, content)
}

function marked(parts: readonly TextPart[]): Content {
  return parts.map(({ text, marked: isMarked }) => (isMarked ? element('mark', {}, [text]) : text))
}

function element(name: string, attributes: Readonly<Record<string, string>>, content: Content): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}
