import { existsSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { hrefOfRoute, isFileHref } from '../../site/route.ts'
import type { SourcePage } from '../../site/source.ts'
import type { PageNotes } from '../compile-job.ts'
import type { WrittenPage } from '../written-page.ts'

/** What the check needs to know about an output. */
export interface LinkTargets {
  /** Folder of the output, for links to files. */
  folder: string
  base: string
  /** Keyed by route with locale prefix. */
  pages: ReadonlyMap<string, WrittenPage>
  /** Puts a locale in front of a path. */
  localised(path: string, locale: string | undefined): string
}

/**
 * Checks every internal link against the pages as they were written, so that any real id counts (C72).
 * Links of the author come with file and line; links that only a block of the theme makes come with the page's file.
 */
export function checkLinks(
  compiled: ReadonlyMap<SourcePage, Pick<PageNotes, 'links'>>,
  targets: LinkTargets,
): Problem[] {
  const problems: Problem[] = []
  for (const [page, { links }] of compiled) {
    const own = targets.localised(hrefOfRoute(page.route), page.locale)
    const reported = new Set<string>()
    for (const link of links) {
      const address = absolute(link.href, own, (path) => targets.localised(path, page.locale))
      const broken = address === undefined ? undefined : findBreak(address, targets)
      if (address === undefined || broken === undefined) continue
      reported.add(address)
      problems.push({
        file: page.file,
        line: link.line,
        column: link.column,
        ...broken,
        received: link.written,
      })
    }
    problems.push(...brokenAddresses(own, page.file, reported, targets))
  }
  return problems
}

type Break = Pick<Problem, 'message' | 'expected' | 'nearest'>

/** The address of a link on a page, or undefined for another site's. */
function absolute(href: string, own: string, localised: (path: string) => string): string | undefined {
  if (href.startsWith('#')) return own + href
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  return isFileHref(href) ? href : localised(href)
}

/** What is wrong with an address of this site, locale prefix included; undefined when a page and its section are there. */
export function findBreak(address: string, { pages, folder }: LinkTargets): Break | undefined {
  const [, pathname = '', fragment = ''] = /^([^?#]*)[^#]*(#.*)?$/s.exec(address) ?? []
  const route = decode(pathname).replace(/(.)\/$/, '$1')
  const page = pages.get(route)
  if (!page) {
    if (/\.[a-z\d]+$/i.test(route) && existsSync(path.join(folder, route))) return undefined
    return {
      message: 'This page does not exist',
      expected: 'a route of this site',
      ...near(route, pages.keys()),
    }
  }
  const id = decode(fragment.slice(1))
  if (id === '' || id === 'top' || page.ids.has(id)) return undefined
  return {
    message: `The page ${route} has no section with this id`,
    expected: 'an id on that page',
    ...near(id, page.ids, '#'),
  }
}

/** Addresses in the written page that no note of the author explains. */
function brokenAddresses(own: string, file: string, reported: Set<string>, targets: LinkTargets): Problem[] {
  const written = targets.pages.get(decode(own))?.addresses ?? []
  return [...written].flatMap((href) => {
    const address = href.startsWith('#') ? own + href : stripBase(href, targets.base)
    if (address === undefined || reported.has(address)) return []
    const broken = findBreak(address, targets)
    return broken ? [{ file, ...broken, received: href }] : []
  })
}

function stripBase(href: string, base: string): string | undefined {
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  if (`${href}/` === base) return '/'
  return href.startsWith(base) ? `/${href.slice(base.length)}` : href
}

function near(name: string, candidates: Iterable<string>, mark = ''): Pick<Problem, 'nearest'> {
  const found = nearest(name, candidates)
  return found === undefined ? {} : { nearest: mark + found }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
