import { Prose } from '../parts/prose.tsx'

/** What else a document says of something, a paragraph each. */
export function Notes({ notes = [] }: { notes?: readonly string[] | undefined }) {
  return notes.map((note) => <Prose key={note} text={note} />)
}
