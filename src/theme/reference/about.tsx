import type { ExternalDocument } from '../../reference/about-model.ts'
import { Link } from '../parts/link.tsx'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { Notes } from './notes.tsx'
import { SectionHeading } from './section-heading.tsx'

/** What an API calls itself, who stands behind it, its terms, and where more is said about it. */
export function About() {
  const { reference, texts } = useReference()
  const { about, title, version } = reference
  const named = <p>{texts.about.named(title, version)}</p>
  if (!about) return named
  const { summary = '', contact, license, terms, documents, notes } = about
  const words = texts.about
  return (
    <>
      <SectionHeading name="about" />
      {named}
      <Prose text={summary} />
      {contact && (
        <p>
          {`${words.contact}: `}
          <Named url={contact.url}>{contact.name ?? contact.url ?? ''}</Named>
          {contact.email !== undefined && (
            <>
              {' '}
              <Link href={`mailto:${contact.email}`}>{contact.email}</Link>
            </>
          )}
        </p>
      )}
      {license && (
        <p>
          {`${words.license}: `}
          <Named url={license.url}>{license.name}</Named>
          {license.identifier !== undefined && ` (${license.identifier})`}
        </p>
      )}
      {terms !== undefined && (
        <p>
          <Link href={terms}>{words.terms}</Link>
        </p>
      )}
      <Notes notes={notes} />
      <MoreIn documents={documents} />
    </>
  )
}

/** Documents elsewhere that say more about something. */
export function MoreIn({ documents = [] }: { documents?: readonly ExternalDocument[] | undefined }) {
  const { texts } = useReference()
  return documents.map(({ url, description }) => (
    <p key={url}>
      {`${texts.about.moreIn}: `}
      <Link href={url}>{description === undefined ? url : <Prose text={description} inline />}</Link>
    </p>
  ))
}

/** A name that leads somewhere, where the document says where. */
function Named({ url, children }: { url?: string | undefined; children: string }) {
  return url === undefined ? children : <Link href={url}>{children}</Link>
}
