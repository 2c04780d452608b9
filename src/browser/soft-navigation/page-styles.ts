const SHEET = 'link[rel=stylesheet]'

/**
 * Links the style sheets that a page has and the current one lacks, and waits until they apply. Whatever is on the current page looks as
 * before: they are about parts that it does not have.
 * @throws when one cannot be loaded
 */
export async function addStyles(next: Document): Promise<void> {
  // The authors' server links a sheet once a script has asked for it, and exchanges them by itself.
  if (import.meta.hot) return
  await Promise.all(sheets(next).map((sheet) => loaded(twin(sheet, document) ?? add(sheet))))
}

/** Takes away the sheets that the page shown now does not have. */
export function dropStyles(next: Document): void {
  if (import.meta.hot) return
  for (const sheet of sheets(document)) if (!twin(sheet, next)) sheet.remove()
}

function sheets(page: Document): HTMLLinkElement[] {
  return [...page.querySelectorAll<HTMLLinkElement>(SHEET)]
}

/** The link of a page to the same sheet. */
function twin(sheet: Element, page: Document): HTMLLinkElement | undefined {
  const href = sheet.getAttribute('href')
  return sheets(page).find((other) => other.getAttribute('href') === href)
}

/** Behind the sheets that are there: the first one gives the order of the layers. */
function add(sheet: HTMLLinkElement): HTMLLinkElement {
  const link = document.importNode(sheet)
  sheets(document).at(-1)?.after(link)
  return link
}

/** A click overtaken by another may have left the sheet on its way. */
async function loaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet) return
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`No style sheet at ${link.href}`))
    })
  })
}
