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
  /** Examples of answers stand in a place of their own; errors are looked up when they come. */
  kind: 'request' | 'response' | 'error'
}

/** Bodies, one for each media type: shape first, then the examples of a request. */
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
        {kind === 'request' && <Examples {...{ examples, ownerId, mediaType }} />}
      </>
    )
    if (kind === 'error' && schema && !schema.drawnElsewhere) {
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
