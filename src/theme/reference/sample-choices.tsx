import { SAMPLE_LANGUAGES, sampleKey } from '../../reference/code-keys.ts'
import type { Operation } from '../../reference/model.ts'
import type { SampleChoice } from '../../reference/samples/sample-request.ts'
import { needsInWords } from '../../reference/security-words.ts'
import filter from '../parts/filter.module.css'
import { useReference } from './context.tsx'

interface SampleChoicesProps {
  operation: Operation
  choices: readonly SampleChoice[]
}

/**
 * The list from which a reader chooses what the samples send, where there is a choice. The code of what is not shown waits in templates: it is
 * neither drawn nor found in the page until a short script puts it in place.
 */
export function SampleChoices({ operation, choices }: SampleChoicesProps) {
  const { codes, texts } = useReference()
  const label = useLabel(operation, choices)
  if (choices.length < 2) return null
  return (
    <>
      <p className={filter['filter']}>
        <label>
          {texts.request}
          <select data-choice="" autoComplete="off">
            {choices.map((choice, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
              <option key={index}>{label(choice)}</option>
            ))}
          </select>
        </label>
      </p>
      {choices.map((choice, index) => (
        <template key={label(choice)}>
          {index > 0 &&
            SAMPLE_LANGUAGES.map(({ label: language }) => (
              <code
                key={language}
                // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the highlighter from escaped source
                dangerouslySetInnerHTML={{
                  __html: codes[sampleKey(operation.operationId, language, index)] ?? '',
                }}
              />
            ))}
        </template>
      ))}
    </>
  )
}

/** How an entry of the list is called: by what it differs in from the first. */
function useLabel({ body }: Operation, choices: readonly SampleChoice[]) {
  const { reference, texts } = useReference()
  const [first] = choices
  const isOneType = body?.contents.length === 1
  const hasBodies = choices.some(
    ({ example, content }) => example !== first?.example || content !== first?.content,
  )
  return ({ content, example, need }: SampleChoice): string => {
    const isOfBody = hasBodies && (content === undefined || need === first?.need)
    if (!isOfBody) return plain(needsInWords(reference.security, [need], texts.security))
    const name = example?.summary ?? (example?.name === 'example' ? texts.example : example?.name)
    const type = content?.mediaType ?? ''
    if (name === undefined) return type
    return isOneType ? name : `${type}: ${name}`
  }
}

/** An option has no code. */
function plain(markdown: string): string {
  return markdown.replaceAll('`', '')
}
