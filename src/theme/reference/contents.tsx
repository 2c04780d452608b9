import type { Content } from '../../reference/model.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { Examples } from './examples.tsx'
import { SchemaParts } from './fields.tsx'
import { TypeLine } from './type-line.tsx'

interface ContentsProps {
  contents: readonly Content[]
  /** Description of what the bodies belong to: a shape need not say it again. */
  said: string
  /** Id of the operation, response or message. */
  ownerId: string
  /** Requests have samples beside their examples; errors are looked up when they come. */
  kind: 'request' | 'response' | 'error'
}

/** Bodies, one for each media type: shape first, then examples. */
export function Contents({ contents, said, ownerId, kind }: ContentsProps) {
  const Line = contents.length > 1 && kind === 'request' ? 'h5' : 'p'
  return contents.map((content) => {
    const { mediaType, schema, examples } = content
    const line = (
      <>
        <code>{mediaType}</code> {schema && <TypeLine schema={schema} />}
      </>
    )
    const inside = (
      <>
        <BodyShape content={content} said={said} />
        <Examples {...{ examples, ownerId, mediaType }} firstOpen={kind !== 'request'} />
      </>
    )
    if (kind === 'error') {
      return (
        <details key={mediaType} data-details="">
          <summary>{line}</summary>
          {inside}
        </details>
      )
    }
    return (
      <div key={mediaType}>
        <Line>{line}</Line>
        {inside}
      </div>
    )
  })
}

function BodyShape({ content, said }: { content: Content; said: string }) {
  const { texts } = useReference()
  const { schema, mediaType, partTypes } = content
  if (!schema) return null
  return (
    <>
      {schema.description !== undefined && schema.description !== said && <Prose text={schema.description} />}
      <SchemaParts schema={schema} owner={schema.name ?? mediaType} unfolded />
      {Object.entries(partTypes).map(([part, type]) => (
        <p key={part}>
          {`${texts.parts} `}
          <code>{part}</code>
          {': '}
          <code>{type}</code>
        </p>
      ))}
    </>
  )
}
