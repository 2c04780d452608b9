import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { DocumentData } from '../../../reference/decoder-index.ts'
import { fieldWords } from '../console/field-words.ts'
import { InlineWords } from '../console/inline-words.tsx'
import { jsonLines } from '../json-lines.ts'
import { filled, useDecoder } from './decoder-context.ts'
import { fieldPermalink } from './field-permalink.ts'
import type { Judged } from './judge-value.ts'

/** Lines of a long value that are drawn. */
const LINES = 1000

/** A value as JSON. Each field that the document describes shows its words, and where it is in the reference; arrows lead from one to the next. */
export function AnnotatedValue({ value, judged }: { value: unknown; judged: Judged }) {
  const { words, load, hrefOf } = useDecoder()
  const { shape, schema, definitions, document } = judged
  const id = useId()
  const area = useRef<HTMLPreElement>(null)
  const [at, setAt] = useState<number>()
  const [reached, setReached] = useState(0)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files of the index never change
  useEffect(() => {
    load(document.data).then(
      (data) => setIds(new Set((data as DocumentData).ids[shape.route])),
      // The links lead to the whole then.
      () => {},
    )
  }, [document.data, shape.route])
  const { lines, isCut } = useMemo(() => {
    const all = typeof value === 'string' ? [] : jsonLines(value)
    const shown = all.slice(0, LINES)
    return {
      isCut: all.length > LINES,
      lines: shown.map((line) => ({
        ...line,
        words: line.key === undefined ? '' : fieldWords(schema, line.path, definitions),
      })),
    }
  }, [value, schema, definitions])
  if (typeof value === 'string')
    return (
      <pre className="decoder-json" dir="ltr">
        <code>{value.slice(0, LINES * 10)}</code>
      </pre>
    )
  const described = lines.flatMap((line, index) => (line.words === '' ? [] : [index]))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const next = Math.min(described.length - 1, Math.max(0, reached + step))
    event.preventDefault()
    setReached(next)
    area.current?.querySelector<HTMLElement>(`[data-line="${described[next]}"]`)?.focus()
  }
  const shown = at === undefined ? undefined : lines[at]
  return (
    <section className="decoder-value" aria-label={words.value}>
      <h2>{words.value}</h2>
      <pre className="decoder-json" dir="ltr" ref={area} onKeyDown={onKeyDown}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <span key={index}>
            {'  '.repeat(line.depth)}
            {line.key !== undefined &&
              (line.words === '' ? (
                JSON.stringify(line.key)
              ) : (
                <button
                  type="button"
                  data-line={index}
                  tabIndex={described[reached] === index ? 0 : -1}
                  aria-describedby={`${id}-words`}
                  onFocus={() => {
                    setAt(index)
                    setReached(described.indexOf(index))
                  }}
                  onMouseEnter={() => setAt(index)}
                >
                  {JSON.stringify(line.key)}
                </button>
              ))}
            {line.key === undefined ? '' : ': '}
            {line.text}
            {'\n'}
          </span>
        ))}
      </pre>
      <p className="decoder-words" id={`${id}-words`}>
        {shown ? (
          <>
            <code>{shown.key}</code> <InlineWords text={shown.words} />{' '}
            <a href={`${hrefOf(shape.route)}#${fieldPermalink(shape.fields, shown.path, ids, shape.id)}`}>
              {words.reference}
            </a>
          </>
        ) : described.length > 0 ? (
          words.hoverFields
        ) : null}
      </p>
      {isCut && <p>{filled(words.firstLines, { count: LINES })}</p>}
    </section>
  )
}
