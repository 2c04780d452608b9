import { filled } from '../filled.ts'
import { AnnotatedValue } from './annotated-value.tsx'
import { useDecoder } from './decoder-context.ts'
import { Remedy } from './error-list.tsx'
import type { Judged, Recognised } from './judge-value.ts'
import { shapeName } from './shape-names.ts'
import { VersionTable } from './version-table.tsx'

interface ValueResultProps {
  value: unknown
  found: Recognised
  /** Several messages are each named. */
  isOnly: boolean
}

/** A body or message: its cause and remedy where it is an error, what each version says of it, and its fields with their words. */
export function ValueResult({ value, found: { best, versions }, isOnly }: ValueResultProps) {
  const { words, index } = useDecoder()
  const [first, ...others] = best
  if (!first) return isOnly ? null : <p>{words.unknown}</p>
  const { shape, document, response } = first
  const isError = /^[45]/.test(shape.status ?? '')
  return (
    <>
      {!isOnly && (
        <h2>
          {shapeName(index, shape, words)} · {document.title}
        </h2>
      )}
      <p>
        <ShapeLink judged={first} />
      </p>
      {isError && response && <Remedy cause={response.description} remedy={response.remedy ?? ''} />}
      {(versions.length > 0 || first.misfits.length > 0) && <VersionTable all={[first, ...versions]} />}
      {others.length > 0 && (
        <details data-details="">
          <summary>{filled(words.alsoFits, { count: others.length })}</summary>
          <ul>
            {others.map((one) => (
              <li key={`${one.document.name} ${one.shape.id} ${one.shape.mediaType}`}>
                <ShapeLink judged={one} isNamed />
              </li>
            ))}
          </ul>
        </details>
      )}
      <AnnotatedValue value={value} judged={first} />
    </>
  )
}

function ShapeLink({ judged: { shape, document }, isNamed }: { judged: Judged; isNamed?: true }) {
  const { words, index, hrefOf } = useDecoder()
  return (
    <a href={`${hrefOf(shape.route)}#${shape.id}`}>
      {isNamed
        ? `${shapeName(index, shape, words)} · ${document.title}`
        : `${words.reference}: ${document.title}`}
    </a>
  )
}
