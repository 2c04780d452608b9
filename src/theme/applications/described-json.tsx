import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { JsonLine } from './json-lines.ts'

/** A line of JSON with what the document says of its field; empty where it says nothing. */
export interface DescribedLine extends JsonLine {
  words: string
}

interface DescribedJsonProps {
  lines: readonly DescribedLine[]
  className: string
  /** Name of the lines as a group. */
  label?: string
  /** Class of the paragraph below the lines. */
  wordsClass: string
  /** What stands in it: about the field that is shown, or how a field is shown. */
  children: (shown: DescribedLine | undefined) => ReactNode
}

/** JSON in lines. Each field that the document describes shows its words on hover and focus; arrows lead from one to the next. */
export function DescribedJson({ lines, className, label, wordsClass, children }: DescribedJsonProps) {
  const id = useId()
  const area = useRef<HTMLPreElement>(null)
  const [at, setAt] = useState<number>()
  const [reached, setReached] = useState(0)
  const described = lines.flatMap((line, index) => (line.words === '' ? [] : [index]))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const next = Math.min(described.length - 1, Math.max(0, reached + step))
    event.preventDefault()
    setReached(next)
    area.current?.querySelector<HTMLElement>(`[data-line="${described[next]}"]`)?.focus()
  }
  const named = label !== undefined && {
    role: 'group',
    'aria-label': label,
    tabIndex: described.length === 0 ? 0 : undefined,
  }
  return (
    <>
      <pre className={className} dir="ltr" ref={area} onKeyDown={onKeyDown} {...named}>
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
      {described.length > 0 && (
        <p className={wordsClass} id={`${id}-words`}>
          {children(at === undefined ? undefined : lines[at])}
        </p>
      )}
    </>
  )
}
