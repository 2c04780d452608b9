import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import { type JsonLine, jsonLines } from '../json-lines.ts'
import { useConsole } from './console-context.ts'
import { fieldWords } from './field-words.ts'
import type { Definitions } from './form-field.ts'
import { InlineWords } from './inline-words.tsx'
import { readJson } from './json-position.ts'

interface JsonViewProps {
  text: string
  schema: JsonSchema | undefined
  definitions: Definitions
}

/** The body of an answer. Each field that the document describes shows its words on hover and focus; arrows lead from one to the next. */
export function JsonView({ text, schema, definitions }: JsonViewProps) {
  const { words } = useConsole()
  const id = useId()
  const area = useRef<HTMLPreElement>(null)
  const [at, setAt] = useState<number>()
  const [reached, setReached] = useState(0)
  const lines = useMemo(() => {
    const read = readJson(text)
    if (!('value' in read)) return undefined
    return jsonLines(read.value).map((line) => ({
      ...line,
      words: line.key === undefined ? '' : fieldWords(schema, line.path, definitions),
    }))
  }, [text, schema, definitions])
  if (!lines)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
      <pre className="console-json" tabIndex={0} role="group" aria-label={words.answer}>
        <code>{text}</code>
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
    <div className="console-body">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <pre
        className="console-json"
        dir="ltr"
        ref={area}
        onKeyDown={onKeyDown}
        role="group"
        aria-label={words.answer}
        tabIndex={described.length === 0 ? 0 : undefined}
      >
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <span key={index}>
            {'  '.repeat(line.depth)}
            {line.words === '' ? (
              quoted(line)
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
            )}
            {line.key === undefined ? '' : ': '}
            {line.text}
            {'\n'}
          </span>
        ))}
      </pre>
      {described.length > 0 && (
        <p className="console-json-words" id={`${id}-words`}>
          {shown ? (
            <>
              <code>{shown.key}</code> <InlineWords text={shown.words} />
            </>
          ) : (
            words.hoverFields
          )}
        </p>
      )}
    </div>
  )
}

function quoted({ key }: JsonLine): string {
  return key === undefined ? '' : JSON.stringify(key)
}
