import { Fragment } from 'react'
import { exampleKey } from '../../reference/code-keys.ts'
import { exactJson } from '../../reference/exact-json.ts'
import type { Example } from '../../reference/model.ts'
import { escapeHtml } from '../../site/escape-html.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'

interface ExamplesProps {
  examples: readonly Example[]
  /** Id of the operation, response or message. */
  ownerId: string
  mediaType: string
  /** The first one is there without asking. */
  firstOpen?: boolean
  /** Of several media types: it is named. */
  isOneOfMany?: boolean
}

/** The examples of a body or message, each named by its case. */
export function Examples({
  examples,
  ownerId,
  mediaType,
  firstOpen = false,
  isOneOfMany = false,
}: ExamplesProps) {
  const { texts } = useReference()
  return examples.map((example, index) => {
    const { name, summary, description = '' } = example
    const own = summary ?? (examples.length > 1 ? name : undefined)
    const title = isOneOfMany ? [mediaType, own].filter(Boolean).join(': ') : own
    const code = <ExampleCode key={name} {...{ example, ownerId, mediaType, title }} />
    const said = description === '' ? null : <Prose text={description} />
    if (index === 0 && firstOpen)
      return (
        <Fragment key={name}>
          {said}
          {code}
        </Fragment>
      )
    return (
      <details key={name} data-details="">
        <summary>{title === undefined ? texts.example : `${texts.example}: ${title}`}</summary>
        {said}
        <ExampleCode {...{ example, ownerId, mediaType }} />
      </details>
    )
  })
}

interface ExampleCodeProps {
  example: Example
  ownerId: string
  mediaType: string
  title?: string | undefined
}

function ExampleCode({ example, ownerId, mediaType, title }: ExampleCodeProps) {
  const { codes } = useReference()
  const html = codes[exampleKey(ownerId, mediaType, example.name)] ?? escapeHtml(textOf(example))
  const language = typeof example.value === 'string' && !mediaType.includes('json') ? 'text' : 'json'
  return <CodeBlock html={html} language={language} {...(title !== undefined && { filename: title })} />
}

function textOf({ value, digits }: Example): string {
  return typeof value === 'string' ? value : exactJson(value, digits, 2)
}
