import type { ApiReference } from '../../reference/model.ts'
import { isLong } from '../../reference/outline.ts'
import { walk } from '../../reference/walk.ts'
import { textsLanguage } from '../../texts/texts-of.ts'
import { useArticleLocale } from '../page-context.tsx'
import { headings } from '../parts/heading.tsx'
import { Prose } from '../parts/prose.tsx'
import { About, MoreIn } from './about.tsx'
import { Channels } from './channels.tsx'
import { type ReferenceContent, ReferenceProvider, useReference } from './context.tsx'
import { DocumentLink, type DocumentLinkProps } from './document-link.tsx'
import { GroupIntroduction } from './group-introduction.tsx'
import { PermalinkWords } from './marks.tsx'
import { Messages } from './messages.tsx'
import { Notes } from './notes.tsx'
import { FoldedOperation, OpenOperation } from './operation.tsx'
import { OperationTable } from './operation-table.tsx'
import { Overview } from './overview.tsx'
import { PlaygroundButton } from './playground-button.tsx'
import styles from './reference.module.css'
import { Sequence } from './sequence.tsx'
import { Shapes } from './shapes.tsx'
import { States } from './states.tsx'
import { Webhooks } from './webhooks.tsx'

interface ApiReferencePageProps extends ReferenceContent {
  /** Where the document itself is. */
  document?: Pick<DocumentLinkProps, 'address' | 'bytes'>
}

/**
 * The reference of one API document, below the page's own text. Its headings are those of `outlineOf`.
 * Complete without script: what is folded is details, which fragments, search in the page and printing open.
 */
export function ApiReferencePage({ document, ...content }: ApiReferencePageProps) {
  const { reference } = content
  const language = textsLanguage(useArticleLocale())
  return (
    <ReferenceProvider {...content}>
      <div
        className={styles['reference']}
        lang={language}
        // Parts of it have moved to other pages.
        data-rare={reference.index && !reference.isGroup ? '' : undefined}
      >
        <PermalinkWords />
        {reference.isGroup ? (
          <>
            <GroupIntroduction reference={reference} />
            <InferredNote />
          </>
        ) : (
          <>
            {document && <DocumentLink format={reference.format} {...document} />}
            <Prose text={reference.description} />
            <InferredNote />
            <Overview />
            <Sequence />
            <PlaygroundButton />
            <States />
          </>
        )}
        <OperationTable />
        <Groups reference={reference} />
        <Webhooks />
        <Channels />
        <Messages />
        <Shapes />
        <About />
      </div>
    </ReferenceProvider>
  )
}

function Groups({ reference }: { reference: ApiReference }) {
  const Drawn = isLong(reference) ? FoldedOperation : OpenOperation
  return reference.groups.map(({ id, title, description, documents, notes, operations }) => (
    <div key={id}>
      {!reference.isGroup && (
        <>
          <headings.h2 id={id}>{title}</headings.h2>
          <Prose text={description} />
          <Notes notes={notes} />
          <MoreIn documents={documents} />
        </>
      )}
      {operations.map((operation) => (
        <Drawn key={operation.id} operation={operation} />
      ))}
    </div>
  ))
}

/** Explains the mark on a page that has it. */
function InferredNote() {
  const { reference, texts } = useReference()
  const rows = reference.index?.groups.flatMap(({ operations }) => operations) ?? []
  const isMarked =
    rows.some(({ inferred }) => inferred) ||
    [...walk(reference)].some(({ of }) => 'inferred' in of && of.inferred === true)
  return isMarked && <p>{texts.inferredNote}</p>
}
