import type { Marked, Schema } from '../../reference/schema-model.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { useReference } from './context.tsx'
import styles from './operations.module.css'

/** A method as a badge. The word is there; the colour only helps to find it again. */
export function Method({ name }: { name: string }) {
  return (
    <b className={styles['method']} data-method={name}>
      {name}
    </b>
  )
}

/** What a document says about the certainty and age of something, and about who writes it, in words. */
export function Marks({
  of,
}: {
  of: Partial<Marked> & Pick<Schema, 'readOnly' | 'writeOnly'> & { isNew?: true }
}) {
  const { texts } = useReference()
  const words = (['isNew', 'deprecated', 'readOnly', 'writeOnly', 'inferred'] as const).filter(
    (mark) => of[mark],
  )
  return words.map((word) => <i key={word}>{texts[word]}</i>)
}

/** Id of the words that say what the link of a name is; no part of a document has it. */
const PERMALINK = ':permalink'

/** The name of something with a permalink: a link to itself. */
export function Name({ id, children }: { id: string; children: string }) {
  return (
    <a href={`#${id}`} aria-describedby={PERMALINK}>
      {children}
    </a>
  )
}

/** Says to assistive technology, once on the page for all names, that their links are permalinks. */
export function PermalinkWords() {
  const { permalink } = textsOf(useDrawing().page.locale).blocks
  return (
    <p id={PERMALINK} hidden>
      {permalink.replace(/\s*[:：]\s*$/, '')}
    </p>
  )
}
