import { InlineWords } from '../console/inline-words.tsx'
import type { DecodedHeader } from './decode.ts'
import { useDecoder } from './decoder-context.ts'

/** The headers of an answer that documents describe. */
export function HeaderList({ headers }: { headers: readonly DecodedHeader[] }) {
  const { words, hrefOf } = useDecoder()
  return (
    <section aria-label={words.headers}>
      <h2>{words.headers}</h2>
      <dl>
        {headers.map(({ name, value, document, id, route, words: said }) => (
          <div key={`${name} ${document.name} ${value}`}>
            <dt>
              <code>
                {name}: {value}
              </code>
            </dt>
            <dd>
              <InlineWords text={said} />{' '}
              <a href={`${hrefOf(route)}#${id}`}>
                {words.reference}: {document.title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
