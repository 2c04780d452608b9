import { filled } from '../filled.ts'
import type { Decoded } from './decode.ts'
import { useDecoder } from './decoder-context.ts'
import { ErrorList } from './error-list.tsx'
import { HeaderList } from './header-list.tsx'
import type { Pasted } from './pasted.ts'
import { RequestResult } from './request-result.tsx'
import { SectionLinks } from './section-links.tsx'
import { shapeName } from './shape-names.ts'
import { ValueResult } from './value-result.tsx'

/** What a text is: one sentence that is also heard, and all that is known of it. */
export function Result({ decoded }: { decoded: Decoded }) {
  const { words } = useDecoder()
  const { values, request, errors, headers, sections, pasted, status } = decoded
  return (
    <div className="decoder-result">
      <p role="status" className="decoder-found">
        <Summary decoded={decoded} />
      </p>
      {mendedOf(pasted).map((how) => (
        <p key={how}>{words.mended[how]}</p>
      ))}
      {request && <RequestResult decoded={request} />}
      {values.map(({ value, found }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no names of their own
        <ValueResult key={index} value={value} found={found} isOnly={values.length === 1} />
      ))}
      {errors.length > 0 && <ErrorList errors={errors} status={status ?? ''} />}
      <SectionLinks sections={sections} />
      {headers.length > 0 && <HeaderList headers={headers} />}
    </div>
  )
}

function Summary({ decoded: { values, request, errors, headers, sections, status } }: { decoded: Decoded }) {
  const { words, index } = useDecoder()
  if (request?.target) {
    const { document, operation } = request.target
    return (
      <>
        <strong>
          {operation.method} {operation.path}
        </strong>{' '}
        · {operation.summary} · {document.title}
      </>
    )
  }
  if (request?.sockets[0]) return request.sockets.map(({ title }) => title).join(' · ')
  const [first] = values.flatMap(({ found }) => found.best)
  if (first) {
    return (
      <>
        <strong>{shapeName(index, first.shape, words)}</strong> · {first.document.title}
      </>
    )
  }
  if (errors.length > 0) return filled(words.status, { status: status ?? '' })
  if (headers.length > 0) return words.headers
  if (sections.length === 0 || !index.errors) return words.unknown
  return (
    <>
      <strong>{sections.map(({ section }) => section.title).join(' · ')}</strong> · {index.errors.title}
    </>
  )
}

function mendedOf(pasted: Pasted) {
  const body = pasted.kind === 'answer' ? pasted.body : pasted
  return (body?.kind === 'value' && body.mended) || []
}
