import { sectionId } from '../../reference/outline.ts'
import type { SectionName } from '../../texts/reference-texts.ts'
import { headings } from '../parts/heading.tsx'
import { useReference } from './context.tsx'

/** Heading of a section that every reference page may have. */
export function SectionHeading({ name }: { name: SectionName }) {
  const { sections } = useReference().texts
  return <headings.h2 id={sectionId(name)}>{sections[name]}</headings.h2>
}
