import { reachAllTabs } from '../tabs/reach-all-tabs.ts'

interface FailureTexts {
  heading: string
  message: string
}

const ENGLISH: FailureTexts = {
  heading: 'Sorry...',
  message: 'Something went wrong. Please refresh the page.',
}

/** What the error screen says (R2.06), by language; it comes with React, so that no page carries it. */
export const FAILURE_TEXTS: Readonly<Record<string, FailureTexts>> = {
  en: ENGLISH,
  fr: { heading: 'Désolé...', message: 'Une erreur est survenue. Veuillez actualiser la page.' },
  ru: { heading: 'Извините...', message: 'Что-то пошло не так. Обновите страницу.' },
  zh: { heading: '抱歉...', message: '出了点问题。请刷新页面。' },
}

/**
 * In place of an island that failed (R8.01): the site's words for it, and the markup as it was drawn, which the reader can still read.
 * @param drawn copy of the island from before it was hydrated
 */
export function showFailure(island: Element, drawn: Element): void {
  const texts = FAILURE_TEXTS[document.documentElement.lang.split('-')[0] ?? '']
  const { heading, message } = texts ?? ENGLISH
  const note = document.createElement('p')
  note.role = 'alert'
  if (!texts) note.lang = 'en'
  note.append(Object.assign(document.createElement('strong'), { textContent: heading }), ` ${message}`)
  island.replaceChildren(note, ...drawn.childNodes)
  reachAllTabs(island)
}
