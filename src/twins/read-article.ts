import { Parser } from 'htmlparser2'
import type { DomElement } from './dom.ts'

/** What is told each tag of a document, in its order. */
export interface TagReader {
  onopentag(name: string, attribs: Record<string, string>): void
  onclosetag(name: string): void
}

/**
 * Reads a document once, and keeps of it only the article of `main`.
 * @param tags told every tag of the document
 */
export function readArticle(html: string, tags: TagReader): DomElement | undefined {
  let isInMain = false
  let article: DomElement | undefined
  let open: DomElement | undefined
  const parser = new Parser({
    onopentag(name, attribs) {
      tags.onopentag(name, attribs)
      isInMain ||= name === 'main'
      const begins = isInMain && !article && name === 'article'
      if (!open && !begins) return
      const prev = open?.children.at(-1)
      const element: DomElement = { type: 'element', name, attribs, children: [], parent: open, prev }
      open?.children.push(element)
      article ??= element
      open = element
    },
    ontext(data) {
      const prev = open?.children.at(-1)
      // A text with an entity in it comes in pieces.
      if (prev?.type === 'text') prev.data += data
      else open?.children.push({ type: 'text', data, parent: open, prev })
    },
    onclosetag(name) {
      tags.onclosetag(name)
      open = open?.parent
    },
  })
  parser.end(html)
  return article
}
