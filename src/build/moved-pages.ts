import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { escapeHtml } from '../site/escape-html.ts'
import { redirectsOf } from '../site/redirects.ts'
import { withBase } from '../site/route.ts'

/**
 * What leads readers on where a plain file server knows no redirects: a page at each older address that moves on by itself, says where to, and stays
 * out of search engines.
 * @param base base path, begins and ends with `/`
 * @returns documents by their names in the output folder
 */
export function movedPages(config: ResolvedSiteConfig, base: string): Map<string, string> {
  return new Map(
    [...redirectsOf(config)].map(([from, to]) => [`${from}/index.html`, movedPage(withBase(to, base))]),
  )
}

function movedPage(to: string): string {
  const address = escapeHtml(to)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<p>This page has moved to <a href="${address}">${address}</a>.</p>
</html>
`
}
