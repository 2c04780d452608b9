import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { decodePath, hrefOfRoute, isFileHref } from '../../site/route.ts'
import type { SourcePage } from '../../site/source.ts'
import { type MovedParts, movedAddress } from '../../theme/moved-address.ts'
import type { PageNotes } from '../compile-job.ts'
import type { WrittenPage } from '../written-page.ts'

/** What the check needs to know about an output. */
export interface LinkTargets {
  /** Whether the site has a file at an address. */
  isFile(address: string): boolean
  base: string
  /** Keyed by route with locale prefix. */
  pages: ReadonlyMap<string, WrittenPage>
  /** Pages that are not written because they are wrong: there may be links to them and to what will be in them. */
  left: ReadonlySet<string>
  /** Puts a locale in front of a path. */
  localised(path: string, locale: string | undefined): string
  /** What has moved to pages of groups. */
  moved: MovedParts
}

/**
 * Checks every internal link against the pages as they were written, so that any real id counts (C72).
 * Links of the author come with file and line; links that only a block of the theme makes come with the page's file.
 * @param told addresses of which is told already that they lead nowhere
 */
export function checkLinks(
  compiled: ReadonlyMap<SourcePage, Pick<PageNotes, 'links'>>,
  targets: LinkTargets,
  told: ReadonlySet<string> = new Set(),
): Problem[] {
  const problems: Problem[] = []
  for (const [page, { links }] of compiled) {
    const own = targets.localised(hrefOfRoute(page.route), page.locale)
    const reported = new Set(told)
    for (const link of links) {
      const address = addressOf(link.href, own, page.locale, targets)
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

/**
 * The address of a link with its locale, or undefined for another site's.
 * @param own address of the page that holds it
 */
export function addressOf(
  href: string,
  own: string,
  locale: string | undefined,
  { localised, isFile }: LinkTargets,
): string | undefined {
  if (href.startsWith('#')) return own + href
  if (!href.startsWith('/') || href.startsWith('//')) return undefined
  return isFileHref(href) || isFile(decodePath(href)) ? href : localised(href, locale)
}

/** What is wrong with an address of this site, locale prefix included; undefined when a page and its section are there. */
export function findBreak(written: string, { pages, left, isFile, moved }: LinkTargets): Break | undefined {
  const address = movedAddress(written, moved)
  const [, pathname = '', fragment = ''] = /^([^?#]*)[^#]*(#.*)?$/s.exec(address) ?? []
  const route = decodePath(pathname).replace(/(.)\/$/, '$1')
  const page = pages.get(route)
  if (!page) {
    if (left.has(route) || isFile(route)) return undefined
    if (isFileHref(route))
      return { message: 'This file does not exist', expected: `a file at public${route}` }
    return {
      message: 'This page does not exist',
      expected: 'a route of this site',
      ...near(route, [...pages.keys(), ...left]),
    }
  }
  const id = decodePath(fragment.slice(1))
  if (id === '' || id === 'top' || page.ids.has(id)) return undefined
  return {
    message: `The page ${route} has no section with this id`,
    expected: 'an id on that page',
    ...near(id, page.ids, '#'),
  }
}

/** Addresses in the written page that no note of the author explains. */
function brokenAddresses(own: string, file: string, reported: Set<string>, targets: LinkTargets): Problem[] {
  const written = targets.pages.get(decodePath(own))?.addresses ?? []
  return [...written].flatMap((href): Problem[] => {
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
