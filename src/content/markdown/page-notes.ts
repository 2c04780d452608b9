import type { Problem } from '../../config/problem.ts'
import type { Heading } from '../../site/page.ts'

/** What the Markdown plugins learn about one page while they transform it. */
export interface PageNotes {
  /** Relative to the site root. */
  file: string
  headings: Heading[]
  /** Text by section, for the search: keys and order as in SDX-02. */
  sections: Record<string, string>
  links: LinkNote[]
  images: ImageNote[]
  problems: Problem[]
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
