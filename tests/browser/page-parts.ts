/** Parts of a page, found by what readers and assistive technology find them by. */
import type { Locator, Page } from '@playwright/test'

/** The tree of pages: the sidebar in a wide window, the open menu in a narrow one. */
export function pageTree(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pages' })
}

export function breadcrumb(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Breadcrumb' })
}

export function neighbours(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Page navigation' })
}

export function contents(page: Page): Locator {
  return page.getByRole('navigation', { name: 'On This Page' })
}

/** Texts of the links of a part, without what is only heard. */
export function linkTexts(part: Locator): Promise<string[]> {
  return part
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.firstChild?.textContent ?? ''))
}

/**
 * The tree as a reader sees it, one line per entry, indented by level: `▾ Guide /guide` an open folder, `▸ Setup` a closed one without a
 * page (its content follows all the same), `== Basics` a heading, `--` a rule, `# Part one` a section of the page, `*` the page itself.
 */
export function treeLines(tree: Locator): Promise<string[]> {
  return tree.evaluate((nav) => {
    const top = nav.querySelector('ul')
    return top ? linesOf(top, '') : []

    function linesOf(list: Element, indent: string): string[] {
      return [...list.children].flatMap((item) => {
        const link = item.querySelector(':scope > a')
        const folder = item.querySelector<HTMLDetailsElement>(':scope > details')
        const sections = item.querySelector(':scope > ul')
        const title = (link ?? folder?.firstElementChild ?? item).firstChild?.textContent ?? ''
        const mark = folder ? (folder.open ? '▾ ' : '▸ ') : ''
        const address = link ? ` ${link.getAttribute('href')}` : ''
        const current = link?.ariaCurrent === 'page' ? ' *' : ''
        const text = link || folder ? mark + title + address + current : title ? `== ${title}` : '--'
        const inside = folder?.querySelector(':scope > ul')
        return [
          indent + text,
          ...[...(sections?.children ?? [])].map((section) => `${indent}  # ${section.textContent}`),
          ...(inside ? linesOf(inside, `${indent}  `) : []),
        ]
      })
    }
  })
}
