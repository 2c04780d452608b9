/** What makes two arrivals at a page comparable: by a click, and by loading it. */
import type { Page } from '@playwright/test'

/**
 * The whole document, one line per element or text, once it has come to rest for two frames.
 * Left out is only what must differ:
 * - what scripts add for themselves: the region for announcements, hints for the browser's cache, the dictionary of the authors' server;
 * - the order of what the head holds, and of the classes of an element, which means nothing;
 * - `tabindex=-1` of what took the focus after the click: a page that was loaded leaves the focus where it is;
 * - the numbers in ids that scripts give to the lists of folders, which are counted from the first page on.
 */
export function pageState(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const ids = new Map<string, string>()
    const OWN =
      'head link:is([rel=prefetch], [rel=modulepreload]), [data-live], [data-vite-dev-id], script, vite-error-overlay'
    const lines: string[] = []
    visit(document.documentElement, '')
    const body = lines.findIndex((line) => line.startsWith(' <body'))
    return [...lines.slice(0, body).sort(), ...lines.slice(body)]

    function visit(element: Element, indent: string): void {
      if (element.matches(OWN)) return
      const attributes = [...element.attributes].flatMap(({ name, value }) => {
        if (
          name === 'tabindex' &&
          value === '-1' &&
          element.matches('main, main :is(h1, h2, h3, h4, h5, h6)')
        )
          return []
        const meant = name === 'class' ? [...element.classList].sort().join(' ') : value
        return [`${name}=${meant.replace(/\bfolder-\d+\b/g, renamed)}`]
      })
      lines.push(`${indent}<${[element.localName, ...attributes.sort()].join(' ')}>`)
      for (const node of element.childNodes) {
        if (node instanceof Element) visit(node, `${indent} `)
        else if (node instanceof Text && node.data.trim() !== '') lines.push(`${indent} ${node.data}`)
      }
    }

    function renamed(id: string): string {
      const known = ids.get(id) ?? `folder-${ids.size + 1}`
      ids.set(id, known)
      return known
    }
  })
}
