import { isVoidElement } from '../config/html-names.ts'
import type { DomElement } from './dom.ts'

/** What is told each tag of a document, in its order; as htmlparser2 tells it. */
export interface TagReader {
  onopentag(name: string, attribs: Record<string, string>): void
  onclosetag(name: string): void
}

const TAG = /<(\/?)([a-z][^\s/>]*)/gi
const ATTRIBUTE = /\s([^\s=/>]+)(?:=(?:"([^"]*)"|([^\s>]*)))?/y
const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot));/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** What stands in these is no HTML. */
const RAW = new Set(['script', 'style', 'iframe'])

/**
 * Reads a document as React and the highlighter of code write it: what is open is closed, and names of attributes are the only ones with capital letters.
 * A parser of all HTML takes more than twice as long.
 * @param tags told every tag of the document
 * @returns the article of `main`
 */
export function readArticle(html: string, tags: TagReader): DomElement | undefined {
  let isInMain = false
  let article: DomElement | undefined
  let open: DomElement | undefined
  // Where the tag before ends.
  let end = 0
  TAG.lastIndex = 0
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const { 1: slash, 2: name = '', index } = tag
    if (open && index > end) {
      const data = decoded(html.slice(end, index))
      open.children.push({ type: 'text', data, parent: open, prev: open.children.at(-1) })
    }
    if (slash) {
      end = TAG.lastIndex + 1
      tags.onclosetag(name)
      open = open?.parent
      continue
    }
    const attribs: Record<string, string> = {}
    end = readAttributes(attribs, html, TAG.lastIndex)
    TAG.lastIndex = end
    tags.onopentag(name, attribs)
    isInMain ||= name === 'main'
    if (open || (isInMain && !article && name === 'article')) {
      const prev = open?.children.at(-1)
      const element: DomElement = { type: 'element', name, attribs, children: [], parent: open, prev }
      open?.children.push(element)
      article ??= element
      if (!isVoidElement(name)) open = element
    }
    if (RAW.has(name)) TAG.lastIndex = Math.max(end, html.indexOf(`</${name}`, end))
  }
  return article
}

/** @returns where the tag ends */
function readAttributes(attribs: Record<string, string>, html: string, start: number): number {
  if (html.startsWith('>', start)) return start + 1
  let end = start
  ATTRIBUTE.lastIndex = start
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const { 1: name = '', 2: quoted, 3: bare = '' } = found
    attribs[name.toLowerCase()] = decoded(quoted ?? bare)
    end = ATTRIBUTE.lastIndex
  }
  return html.indexOf('>', end) + 1 || html.length
}

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(REFERENCE, (_, hexadecimal, decimal, name) =>
    name
      ? (NAMED[name] ?? '')
      : String.fromCodePoint(hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)),
  )
}
