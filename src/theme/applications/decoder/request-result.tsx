import { sentenceOf } from '../../../mock/exchange.ts'
import { filled } from '../filled.ts'
import type { DecodedRequest } from './decode.ts'
import { useDecoder } from './decoder-context.ts'
import { Remedy } from './error-list.tsx'

/** A request taken apart, and what the service of the page says of it. */
export function RequestResult({ decoded }: { decoded: DecodedRequest }) {
  const { words, hrefOf } = useDecoder()
  const { request, target, exchange, others, sockets } = decoded
  return (
    <section aria-label={words.request}>
      <h2>{words.request}</h2>
      <pre dir="ltr" className="decoder-request">
        <code>
          {`${request.method} ${request.address}\n`}
          {request.headers.map(([name, value]) => `${name}: ${value}\n`)}
          {request.parts?.map(({ name, value, file }) => `${name} = ${file ? `@${value}` : value}\n`)}
          {request.body !== undefined && `\n${request.body}`}
        </code>
      </pre>
      {target && (
        <p>
          <a href={`${hrefOf(target.operation.route)}#${target.operation.id}`}>
            {words.reference}: {target.operation.summary}
          </a>
        </p>
      )}
      {target?.otherHost && <p>{words.otherHost}</p>}
      {target?.otherMethod && <p>{filled(words.otherMethod, { method: request.method })}</p>}
      {sockets.map(({ name, title, route }) => (
        <p key={name}>
          <a href={hrefOf(route)}>
            {words.reference}: {title}
          </a>
        </p>
      ))}
      {exchange?.violations.length === 0 && <p>{words.accepted}</p>}
      {exchange && exchange.violations.length > 0 && (
        <>
          <h2>{words.wrong}</h2>
          <ul>
            {exchange.violations.map((violation) => (
              <li key={sentenceOf(violation)} lang="en">
                {sentenceOf(violation)}
              </li>
            ))}
          </ul>
          {exchange.answer && <p>{filled(words.answer, { status: exchange.answer.status })}</p>}
          {exchange.remedy !== undefined && <Remedy cause="" remedy={exchange.remedy} />}
        </>
      )}
      {others.length > 0 && (
        <details data-details="">
          <summary>{words.others}</summary>
          <ul>
            {others.map(({ document, operation }) => (
              <li key={`${document.name} ${operation.id}`}>
                <a href={`${hrefOf(operation.route)}#${operation.id}`}>
                  {operation.method} {operation.path} · {document.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
