import { slug } from 'github-slugger'
import type { Heading as HeadingNode, Root } from 'mdast'
import { toString as plainText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { FRAME_IDS } from '../../config/constants.ts'
import type { Problem } from '../../config/problem.ts'
import type { Heading } from '../../site/page.ts'
import { headingLabel, runsRightToLeft } from './heading-label.ts'
import type { PageNotes } from './page-notes.ts'

const EXPLICIT_ID = /\s*\[#([^\]\s]+)\]\s*$/

/** Gives every heading of level 2 to 6 its id (HID-01 – HID-04, HID-07) and notes all headings in document order. */
export function headingIds(notes: PageNotes) {
  return (tree: Root) => {
    const ids = new HeadingIds()
    const headings: HeadingNode[] = []
    visit(tree, 'heading', (node) => void headings.push(node))
    const explicit = new Map(headings.map((node) => [node, takeExplicitId(node)]))
    for (const node of headings) {
      const id = explicit.get(node)
      if (id !== undefined && !ids.claim(id)) notes.problems.push(duplicateId(notes.file, node, id))
    }
    const rightToLeft = runsRightToLeft(plainText(tree))
    for (const node of headings) {
      const value = headingLabel(node, rightToLeft)
      const heading: Heading = { id: '', value, depth: node.depth }
      if (node.depth > 1) {
        heading.id = explicit.get(node) ?? ids.next(value)
        node.data = { ...node.data, hProperties: { id: heading.id } }
      }
      notes.headings.push(heading)
    }
  }
}

/** Ids already used on one page, those of the frame around the article included. */
export class HeadingIds {
  private readonly used = new Map(FRAME_IDS.map((id) => [id, 0]))

  /** Reserves an explicit id exactly as written; false when it is taken (HID-04). */
  claim(id: string): boolean {
    if (this.used.has(id)) return false
    this.used.set(id, 0)
    return true
  }

  /** A free id for a heading's text: `-1`, `-2` … for repeats, `section` when nothing is left of the text (HID-02, HID-03). */
  next(text: string): string {
    const base = slug(text).replace(/^-+|-+$/g, '') || 'section'
    let id = base
    while (this.used.has(id)) {
      const count = (this.used.get(base) ?? 0) + 1
      this.used.set(base, count)
      id = `${base}-${count}`
    }
    this.used.set(id, 0)
    return id
  }
}

function takeExplicitId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || node.depth === 1) return undefined
  const id = EXPLICIT_ID.exec(last.value)?.[1]
  if (id !== undefined) last.value = last.value.replace(EXPLICIT_ID, '')
  return id
}

function duplicateId(file: string, node: HeadingNode, id: string): Problem {
  const start = node.position?.start
  return {
    file,
    ...(start && { line: start.line, column: start.column }),
    message: `The heading id "${id}" is used twice on this page`,
    expected: 'an id that no other heading of the page has',
    received: `[#${id}]`,
  }
}
