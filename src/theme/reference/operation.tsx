import type { Operation } from '../../reference/model.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { LongName } from '../parts/code.tsx'
import details from '../parts/details.module.css'
import heading from '../parts/heading.module.css'
import { headings } from '../parts/heading.tsx'
import { Marks, Method } from './marks.tsx'
import { OperationParts } from './operation-parts.tsx'
import styles from './operations.module.css'

/** One operation under its heading. */
export function OpenOperation({ operation }: { operation: Operation }) {
  return (
    <>
      <headings.h3 id={operation.id}>{operation.summary}</headings.h3>
      <OperationParts operation={operation} />
    </>
  )
}

/** One of many operations: its heading is the summary of details. */
export function FoldedOperation({ operation }: { operation: Operation }) {
  const { permalink } = textsOf(useDrawing().page.locale).blocks
  const { id, summary, method, path } = operation
  return (
    // The link beside a heading, as everywhere; in the summary it would be a control in a control.
    <div className={`${heading['heading']} ${styles['operation']}`}>
      <a className={heading['permalink']} href={`#${id}`} aria-label={permalink + summary}>
        #
      </a>
      <details className={details['details']} data-details="">
        <summary>
          <h3 id={id}>{summary}</h3>
          <Marks of={operation} />
          <span>
            <Method name={method} />{' '}
            <code>
              <LongName text={path} />
            </code>
          </span>
        </summary>
        <OperationParts operation={operation} />
      </details>
    </div>
  )
}
