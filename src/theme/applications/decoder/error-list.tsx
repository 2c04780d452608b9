import { InlineWords } from '../console/inline-words.tsx'
import { filled } from '../filled.ts'
import { useDecoder } from './decoder-context.ts'
import type { KnownError } from './find-errors.ts'

/** Links of one error; the rest are operations that say the same. */
const LINKED = 6

/** What each service means by a status. */
export function ErrorList({ errors, status }: { errors: readonly KnownError[]; status: string }) {
  const { words, hrefOf } = useDecoder()
  return (
    <section aria-label={filled(words.status, { status })}>
      {errors.map(({ document, status: known, cause, remedy, operations }) => (
        <div key={`${document.name} ${operations[0]?.id}`} className="decoder-error">
          <h2>{document.title}</h2>
          <Remedy cause={cause} remedy={remedy} />
          <p>
            {operations.slice(0, LINKED).map(({ id, method, path, route }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a href={`${hrefOf(route)}#${id}.${known}`}>
                  {method} {path}
                </a>
              </span>
            ))}
            {operations.length > LINKED && ` +${operations.length - LINKED}`}
          </p>
        </div>
      ))}
    </section>
  )
}

/** Why an error comes, and what to do. */
export function Remedy({ cause, remedy }: { cause: string; remedy: string }) {
  const { words } = useDecoder()
  return (
    <dl className="decoder-remedy">
      {cause !== '' && (
        <div>
          <dt>{words.cause}</dt>
          <dd>
            <InlineWords text={cause} />
          </dd>
        </div>
      )}
      {remedy !== '' && (
        <div>
          <dt>{words.remedy}</dt>
          <dd>
            <InlineWords text={remedy} />
          </dd>
        </div>
      )}
    </dl>
  )
}
