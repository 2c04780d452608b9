import { Fragment } from 'react'
import type { ApiReference } from '../../reference/model.ts'
import { sectionId } from '../../reference/outline.ts'
import { Link } from '../parts/link.tsx'
import { Prose } from '../parts/prose.tsx'
import { MoreIn } from './about.tsx'
import { useReference } from './context.tsx'
import { Notes } from './notes.tsx'

/** The beginning of the page of a group: its title, what it is for, and the way to what holds for the whole document. */
export function GroupIntroduction({ reference: { groups, index } }: { reference: ApiReference }) {
  const { sections } = useReference().texts
  return groups.map(({ id, title, description, documents, notes }) => (
    // The permalink of the group is from the time when it was a part of a page.
    <div key={id} id={id}>
      <h1>{title}</h1>
      <Prose text={description} />
      <Notes notes={notes} />
      <MoreIn documents={documents} />
      {index && index.sections.length > 0 && (
        <p>
          {index.sections.map((name, at) => (
            <Fragment key={name}>
              {at > 0 && ' · '}
              <Link href={`#${sectionId(name)}`}>{sections[name]}</Link>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  ))
}
