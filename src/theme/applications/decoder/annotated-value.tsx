import { useEffect, useMemo, useState } from 'react'
import type { DocumentData } from '../../../reference/decoder-index.ts'
import { fieldWords } from '../console/field-words.ts'
import { InlineWords } from '../console/inline-words.tsx'
import { DescribedJson } from '../described-json.tsx'
import { filled } from '../filled.ts'
import { jsonLines } from '../json-lines.ts'
import { useDecoder } from './decoder-context.ts'
import { fieldPermalink } from './field-permalink.ts'
import type { Judged } from './judge-value.ts'

/** Lines of a long value that are drawn. */
const LINES = 1000

/** A value as JSON. Each field that the document describes shows its words, and where it is in the reference; arrows lead from one to the next. */
export function AnnotatedValue({ value, judged }: { value: unknown; judged: Judged }) {
  const { words, load, hrefOf } = useDecoder()
  const { shape, schema, definitions, document } = judged
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
    const all = typeof value === 'string' ? [] : jsonLines(JSON.stringify(value))
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
  return (
    <section className="decoder-value" aria-label={words.value}>
      <h2>{words.value}</h2>
      <DescribedJson lines={lines} className="decoder-json" wordsClass="decoder-words">
        {(shown) =>
          shown ? (
            <>
              <code>{shown.key}</code> <InlineWords text={shown.words} />{' '}
              <a href={`${hrefOf(shape.route)}#${fieldPermalink(shape.fields, shown.path, ids, shape.id)}`}>
                {words.reference}
              </a>
            </>
          ) : (
            words.hoverFields
          )
        }
      </DescribedJson>
      {isCut && <p>{filled(words.firstLines, { count: LINES })}</p>}
    </section>
  )
}
