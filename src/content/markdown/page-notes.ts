import type { Node } from 'unist'
import type { Problem } from '../../config/problem.ts'
import type { Heading } from '../../site/page.ts'
import type { DataFile } from '../data-file.ts'

/** What the Markdown plugins learn about one page while they transform it. */
export interface PageNotes {
  /** Relative to the site root. */
  file: string
  headings: Heading[]
  /** Text by section, for the search: keys and order as in SDX-02. */
  sections: Record<string, string>
  /** Key of the section that shows the differences of two documents, by the name of the newer one (`CompiledPage`). */
  changesIn?: Record<string, string>
  /** What the consoles of code fences load (`CompiledPage`). */
  samples?: DataFile[]
  /** How many code fences have a console. */
  runs?: number
  /** The page has a block `Decoder`. */
  hasDecoder?: true
  /** The page has a block `Filter`. */
  hasFilter?: true
  links: LinkNote[]
  images: ImageNote[]
  /** What stops the build. */
  problems: Problem[]
  /** What the author should know, and what stops nothing. */
  warnings: Problem[]
}

/** Notes of a page of which nothing is known yet. */
export function emptyNotes(file: string): PageNotes {
  return { file, headings: [], sections: {}, links: [], images: [], problems: [], warnings: [] }
}

/** A problem of a page, at the place of a node. */
export function problemAt({ file }: PageNotes, { position }: Node, problem: Omit<Problem, 'file'>): Problem {
  return {
    file,
    ...(position && { line: position.start.line, column: position.start.column }),
    ...problem,
  }
}

/** A link as the author wrote it and where it leads; the link check reports the author's words and place. */
export interface LinkNote {
  written: string
  href: string
  line: number
  column: number
}

/** A local image: `file` is relative to the site root and is the key under which the theme finds its address and size. */
export interface ImageNote {
  written: string
  file: string
  line: number
  column: number
}
