import { type RefObject, useEffect, useRef } from 'react'
import { statusWords } from '../../../config/status-words.ts'
import { sentenceOf, type Violation } from '../../../mock/exchange.ts'
import type { Operation } from '../../../reference/model.ts'
import { responseOf } from '../../../reference/response-of.ts'
import { filled } from '../filled.ts'
import type { Answered } from './answered.ts'
import { useConsole } from './console-context.ts'
import { InlineWords } from './inline-words.tsx'
import { JsonView } from './json-view.tsx'
import { fieldOf, namesAbove } from './marked-fields.ts'

interface AnswerViewProps {
  operation: Operation
  answered: Answered | undefined
  /** The console: fields that are wrong are in it. */
  root: RefObject<HTMLElement | null>
}

/** What the service said: its status, what was wrong, what to do, headers and body. */
export function AnswerView({ operation, answered, root }: AnswerViewProps) {
  const { words, definitions } = useConsole()
  const summary = useRef<HTMLDivElement>(null)
  const isWrong = !answered?.situation && (answered?.violations.length ?? 0) > 0
  const number = isWrong ? answered?.number : undefined
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (answered) status.current?.scrollIntoView({ block: 'nearest' })
  }, [answered])
  useEffect(() => {
    if (number !== undefined) summary.current?.focus()
  }, [number])
  if (!answered) return <p className="console-answer" aria-live="polite" />
  const { answer, violations, milliseconds, situation, remedy, isUndocumented } = answered
  const provoked = words.situations[situation?.mistake ?? situation?.state?.kind ?? '']
  const response = responseOf(operation, answer.status)
  const type = answer.headers['Content-Type'] ?? ''
  const content = response?.contents.find(({ mediaType }) => mediaType === type) ?? response?.contents[0]
  return (
    <section className="console-answer" aria-label={words.answer}>
      <p className="console-title">{words.answer}</p>
      <p role="status" ref={status}>
        <strong data-status={String(answer.status)[0]}>
          {answer.status} {statusWords(String(answer.status))}
        </strong>{' '}
        <span>{filled(words.time, { count: Math.max(1, Math.round(milliseconds)) })}</span>
      </p>
      {violations.length > 0 && <Mistakes violations={violations} summary={summary} root={root} />}
      {response?.description && (
        <p>
          <InlineWords text={response.description} />
        </p>
      )}
      {provoked !== undefined && <p>{provoked}</p>}
      {isUndocumented && <p>{words.undocumented}</p>}
      {remedy !== undefined && (
        <p>
          <strong>{words.remedy}</strong> <InlineWords text={remedy} />
        </p>
      )}
      <Headers headers={answer.headers} />
      {answer.body === '' ? (
        <p>{words.noBody}</p>
      ) : (
        <JsonView
          key={answered.number}
          text={answer.body}
          schema={content?.jsonSchema}
          definitions={definitions}
        />
      )}
    </section>
  )
}

/** What is wrong with a request; each leads to its field. */
function Mistakes({
  violations,
  summary,
  root,
}: Pick<AnswerViewProps, 'root'> & {
  violations: readonly Violation[]
  summary: RefObject<HTMLDivElement | null>
}) {
  const { words } = useConsole()
  const goTo = (violation: Violation) => {
    const names = namesAbove(fieldOf(violation))
    const found = names
      .map((name) => root.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))
      .find((element) => element)
    found?.focus()
  }
  return (
    <div className="console-mistakes" ref={summary} tabIndex={-1}>
      <p>{words.wrong}</p>
      <ul lang="en">
        {violations.map((violation) => (
          <li key={sentenceOf(violation)}>
            <button type="button" onClick={() => goTo(violation)}>
              {sentenceOf(violation)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Headers({ headers }: { headers: Readonly<Record<string, string>> }) {
  const { words } = useConsole()
  const entries = Object.entries(headers)
  if (entries.length === 0) return null
  return (
    <details className="console-optional">
      <summary>
        {words.headers} ({entries.length})
      </summary>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
