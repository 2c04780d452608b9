import { trustedHtml } from '../trusted.ts'

/**
 * Parses a page of this site; its scripts never run.
 * @throws Error when it cannot take the place of the current page: no `main`, another version of the site or language
 */
export function parsePage(text: string): Document {
  const page = new DOMParser().parseFromString(trustedHtml(text), 'text/html')
  const now = document.documentElement
  const next = page.documentElement
  const fits =
    page.querySelector('main') !== null &&
    document.querySelector('main') !== null &&
    next.lang === now.lang &&
    next.dir === now.dir &&
    addresses(page, 'script[type=module][src]', 'src') ===
      addresses(document, 'script[type=module][src]', 'src') &&
    // The one that every page has; page-styles.ts brings others. The authors' server lists them as scripts ask for them.
    (import.meta.hot !== undefined || firstSheet(page) === firstSheet(document))
  if (!fits) throw new Error('The page needs a full load.')
  return page
}

function addresses(page: Document, selector: string, attribute: string): string {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute)).join('\n')
}

function firstSheet(page: Document): string | null | undefined {
  return page.querySelector('link[rel=stylesheet]')?.getAttribute('href')
}
