import { filled } from '../filled.ts'
import { useDecoder } from './decoder-context.ts'
import type { FoundSection } from './find-sections.ts'

/** Leads to the sections of the page of errors: the rest of what is known of a status or a code. */
export function SectionLinks({ sections }: { sections: readonly FoundSection[] }) {
  const { words, index, hrefOf } = useDecoder()
  const { errors } = index
  if (!errors) return null
  return sections.map(({ section: { id, title }, word }) => (
    <p key={id}>
      <a href={`${hrefOf(errors.route)}?filter=${encodeURIComponent(word)}#${id}`}>
        {/^\d+$/.test(word) ? filled(words.allErrors, { status: word }) : `${errors.title}: ${title}`}
      </a>
    </p>
  ))
}
