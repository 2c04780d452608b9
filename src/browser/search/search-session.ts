/** What the reader asks and what is shown for it: one query at a time, from the first key to the answer. */
import { recover } from '../late-parts/recover.ts'
import { announce } from '../reader/announce.ts'
import { savesData } from '../reader/saves-data.ts'
import { settings } from '../settings.ts'
import { pluralText, scriptTexts } from '../texts.ts'
import { askEngine } from './ask-engine.ts'
import { showClearButton } from './clear-button.ts'
import { drawMessage, drawRecent, drawResults } from './draw-panel.ts'
import { notePlace } from './found-place.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import type { Reply } from './search-engine.ts'
import { closePanel, openPanel, selectedOption } from './search-panel.ts'

/** Answers are mostly faster: a word that flashes by would only disturb. */
const LOADING_AFTER_MS = 100
/** So that a screen reader is not told a number at every key. */
const ANNOUNCE_AFTER_MS = 500

/** Readers who only pass with the Tab key load nothing more. */
const AHEAD_AFTER_MS = 250

/** The query whose answer is still to come. */
let asked: string | undefined
/** Enter was pressed before that answer came (SRU-13): alone, or for a new tab. */
let waitingEnter: 'here' | 'new tab' | undefined
let hasFailed = false
/** The box that waits for it. */
let busy: Element | null | undefined
let loading: ReturnType<typeof setTimeout> | undefined
let announcement: ReturnType<typeof setTimeout> | undefined

/** The reader comes to the field: the data is loaded before the first key (SRU-01), earlier searches are offered. */
export function beginSearch(field: HTMLInputElement): void {
  showClear(field)
  const recent = recentSearches()
  if (field.value === '' && recent.length > 0) {
    openPanel(field, drawRecent(recent, field.id, scriptTexts().search))
  }
  // What failed is tried again (SRU-04, C18); otherwise a list that was closed stays closed (SRU-09).
  if (hasFailed && field.value !== '') search(field)
  else ask(field, '')
  setTimeout(() => {
    if (document.activeElement === field && !savesData()) ask(field, '', true)
  }, AHEAD_AFTER_MS)
}

/** Searches for the text of the field. The last answer stays in view until the next one is here. */
export function search(field: HTMLInputElement): void {
  showClear(field)
  const query = field.value.trim()
  if (query === '') {
    endSearch()
    return
  }
  waitingEnter = undefined
  setAsked(query, field)
  ask(field, query)
  loading ??= setTimeout(() => openPanel(field, drawMessage(scriptTexts().search.loading)), LOADING_AFTER_MS)
}

/**
 * Follows the selected option; when its answer is still to come, as soon as it is here (SRU-13).
 * @param inNewTab as with a click while Control, Command or Shift is held
 */
export function enter(field: HTMLInputElement, inNewTab: boolean): void {
  const option = asked === undefined ? selectedOption() : undefined
  if (!option) {
    if (asked === undefined) search(field)
    if (asked !== undefined) waitingEnter = inNewTab ? 'new tab' : 'here'
  } else if (inNewTab) {
    noteChoice(field, option)
    open(option.href, '_blank', 'noopener')
  } else option.click()
}

/** Closes what is shown and drops what is still to come. @returns whether something was shown */
export function endSearch(): boolean {
  setAsked(undefined)
  waitingEnter = undefined
  clearTimeout(announcement)
  stopLoading()
  return closePanel()
}

/** What the reader chose is offered again later, and its place is shown where it leads. */
export function noteChoice(field: HTMLInputElement, option: HTMLAnchorElement): void {
  rememberSearch(field, option)
  notePlace(option)
}

/** After a choice the field is empty and left (SRU-12). */
export function finishSearch(field: HTMLInputElement): void {
  field.value = ''
  showClear(field)
  endSearch()
  field.blur()
}

function ask(field: HTMLInputElement, query: string, ahead?: true): void {
  const address = field.dataset['searchInput'] ?? ''
  askEngine({ query, address, base: settings.base, ...(ahead && { ahead }) }, (reply) => show(field, reply))
}

function show(field: HTMLInputElement, { query, answer }: Reply): void {
  // The reader has typed on, or left.
  if (query !== asked) return
  hasFailed = !answer
  // On a large site more is on its way.
  if (answer && !answer.complete && answer.groups.length === 0) return
  stopLoading()
  const texts = scriptTexts().search
  if (!answer) void recover(() => openMessage(field, texts.error, texts.retry))
  else if (answer.groups.length === 0) openMessage(field, texts.emptyResult)
  else {
    say(pluralText(texts.count, answer.count))
    openPanel(field, drawResults(answer.groups, field.id, texts))
  }
  if (answer?.complete === false) return
  setAsked(undefined)
  if (waitingEnter && selectedOption()) enter(field, waitingEnter === 'new tab')
}

/** Notes which answer is still to come, also for assistive technology. */
function setAsked(query: string | undefined, field?: HTMLInputElement): void {
  asked = query
  busy?.removeAttribute('aria-busy')
  busy = field?.closest('search')
  busy?.setAttribute('aria-busy', 'true')
}

function openMessage(field: HTMLInputElement, text: string, retry?: string): void {
  say(text)
  openPanel(field, drawMessage(text, retry))
}

function stopLoading(): void {
  clearTimeout(loading)
  loading = undefined
}

function say(text: string): void {
  clearTimeout(announcement)
  announcement = setTimeout(() => announce(text), ANNOUNCE_AFTER_MS)
}

function showClear(field: HTMLInputElement): void {
  showClearButton(field, scriptTexts().search.clear)
}
