import { useId, useState } from 'react'
import { jsonLines, pointerOf } from '../json-lines.ts'
import { usePlayground } from './context.ts'
import { faultText } from './fault-text.ts'
import { fieldAt } from './field-at.ts'
import { FieldWords } from './field-words.tsx'
import type { Frame } from './frame.ts'

/** The JSON of a message. A field that is clicked or focused shows what the document says of it. */
export function FrameJson({ frame: { from, name, value, faults } }: { frame: Frame }) {
  const { words, reference } = usePlayground()
  const [chosen, choose] = useState<string>()
  const id = useId()
  const message = reference.messages.find((one) => one.from === from && one.name === name)
  const field =
    message && chosen !== undefined ? fieldAt(message.schema, reference.shapes, chosen) : undefined
  const own = faults.filter(({ pointer }) => pointer === chosen)
  return (
    <>
      <pre data-json="">
        {jsonLines(JSON.stringify(value)).map((line, index) => {
          const { depth, key, text } = line
          const pointer = pointerOf(line)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one value
            <span key={index} data-wrong={faults.some((fault) => fault.pointer === pointer) || undefined}>
              {'  '.repeat(depth)}
              {key !== undefined && (
                <>
                  <button
                    type="button"
                    aria-pressed={chosen === pointer}
                    aria-describedby={chosen === pointer ? id : undefined}
                    onFocus={() => choose(pointer)}
                    onClick={() => choose(pointer)}
                  >
                    {JSON.stringify(key)}
                  </button>
                  {': '}
                </>
              )}
              {text}
              {'\n'}
            </span>
          )
        })}
      </pre>
      <div id={id} data-words="" aria-live="polite">
        {chosen === undefined && <p>{words.hint}</p>}
        {field && <FieldWords field={field} />}
        {chosen !== undefined && !field && <p>{words.unknownField}</p>}
        {own.map((fault) => (
          <p key={fault.text} data-wrong="">
            {faultText(words, fault)}
          </p>
        ))}
      </div>
    </>
  )
}
