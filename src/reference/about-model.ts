/** What an API document says of who stands behind it and where more is said. */

/** Who stands behind an API, and where more is said about it. */
export interface About {
  summary?: string
  terms?: string
  contact?: { name?: string; url?: string; email?: string }
  license?: { name: string; url?: string; identifier?: string }
  documents?: ExternalDocument[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
}

/** A document elsewhere that says more. */
export interface ExternalDocument {
  url: string
  description?: string
}
