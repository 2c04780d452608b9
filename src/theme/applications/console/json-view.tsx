import { useMemo } from 'react'
import { parsedJson } from '../../../reference/parsed-json.ts'
import type { JsonSchema } from '../../../reference/schema-model.ts'
import { DescribedJson } from '../described-json.tsx'
import { jsonLines } from '../json-lines.ts'
import { useConsole } from './console-context.ts'
import { fieldWords } from './field-words.ts'
import type { Definitions } from './form-field.ts'
import { InlineWords } from './inline-words.tsx'

interface JsonViewProps {
  text: string
  schema: JsonSchema | undefined
  definitions: Definitions
}

/** The body of an answer, as it is when it is no JSON. */
export function JsonView({ text, schema, definitions }: JsonViewProps) {
  const { words } = useConsole()
  const lines = useMemo(() => {
    if (parsedJson(text) === undefined) return undefined
    return jsonLines(text).map((line) => ({
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
  return (
    <div className="console-body">
      <DescribedJson
        lines={lines}
        className="console-json"
        label={words.answer}
        wordsClass="console-json-words"
      >
        {(shown) =>
          shown ? (
            <>
              <code>{shown.key}</code> <InlineWords text={shown.words} />
            </>
          ) : (
            words.hoverFields
          )
        }
      </DescribedJson>
    </div>
  )
}
