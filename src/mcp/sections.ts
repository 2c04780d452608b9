/** Sections of a page in Markdown. */

/** A heading of a page, and where its section begins and ends in the text. */
export interface Section {
  /** 1 to 6. */
  level: number
  /** Without marks. */
  heading: string
  from: number
  to: number
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/
const HEADING = /^(#{1,6}) +(.*?)(?: +#+)? *$/

/** The sections of a page, in order. What stands in code is no heading. */
export function sectionsOf(text: string): Section[] {
  const found: Section[] = []
  let fence: string | undefined
  let at = 0
  for (const line of text.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? []
    if (fence === undefined && mark !== undefined) fence = mark
    else if (fence !== undefined && mark?.startsWith(fence)) fence = undefined
    const [, signs, heading] = fence === undefined ? (HEADING.exec(line) ?? []) : []
    if (signs !== undefined && heading !== undefined)
      found.push({ level: signs.length, heading: withoutMarks(heading), from: at, to: text.length })
    at += line.length + 1
  }
  return found.map((section, index) => {
    const next = found.slice(index + 1).find(({ level }) => level <= section.level)
    return { ...section, to: next?.from ?? section.to }
  })
}

/** The words of a line of Markdown. */
export function withoutMarks(line: string): string {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|<>~-])/g, '$1')
    .replace(/[`*]/g, '')
    .trim()
}
