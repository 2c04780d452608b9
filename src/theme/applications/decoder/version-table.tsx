import type { Misfit } from '../../../mock/misfit.ts'
import { filled } from '../filled.ts'
import { useDecoder } from './decoder-context.ts'
import type { Judged } from './judge-value.ts'
import { shapeName } from './shape-names.ts'

/** Differences that are told of each version. */
const TOLD = 5

/** What each version of a service says of a value: that it fits, or why not. */
export function VersionTable({ all }: { all: readonly Judged[] }) {
  const { words, index } = useDecoder()
  return (
    <section className="decoder-versions" aria-label={words.versions}>
      <h2>{words.versions}</h2>
      <ul>
        {all.map(({ document, shape, misfits }) => (
          <li key={document.name}>
            <strong>{document.title}</strong>:{' '}
            {misfits.length === 0 ? words.fits : filled(words.misfits, { count: misfits.length })} ·{' '}
            {shapeName(index, shape, words)}
            {misfits.length > 0 && (
              <ul>
                {misfits.slice(0, TOLD).map((misfit) => (
                  <li key={`${misfit.pointer} ${misfit.message}`}>
                    <code>{misfit.pointer || '/'}</code> <Why misfit={misfit} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Why({ misfit: { kind, field = '', message } }: { misfit: Misfit }) {
  const { words } = useDecoder()
  if (kind === 'missing') return filled(words.missing, { field })
  if (kind === 'unknown') return filled(words.unknownField, { field })
  // The words of schemas are English in every language.
  return <span lang="en">{message}</span>
}
