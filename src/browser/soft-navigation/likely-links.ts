const SIDEBAR = 'nav[data-part=sidebar] a:not([data-toc-entry])'

/**
 * All links of the page in the order in which a reader is likely to follow them: to the next page, those of the article as they are read, those
 * of the sidebar from the page shown outward, all others.
 */
export function likelyLinks(): HTMLAnchorElement[] {
  return [...find('a[rel=next]'), ...find('article a'), ...outward(find(SIDEBAR)), ...find('a')]
}

function find(selector: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(selector)]
}

function outward(links: HTMLAnchorElement[]): HTMLAnchorElement[] {
  // A little behind the page shown: of two links at the same distance the following one comes first.
  const here = links.findIndex((link) => link.ariaCurrent === 'page') + 0.1
  return links
    .map((link, index) => ({ link, distance: Math.abs(index - here) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ link }) => link)
}
