import type { Schema } from '../../reference/schema-model.ts'
import { isOneParagraph, Prose } from '../parts/prose.tsx'
import { TypeLine } from './type-line.tsx'

/** What a part of a value is: `Each entry: string. A word.` @param label Markdown */
export function DescribedShape({ label, schema }: { label: string; schema: Schema }) {
  const { description } = schema
  const isLong = description !== undefined && !isOneParagraph(description)
  return (
    <>
      <p>
        <Prose text={label} inline />
        {': '}
        <TypeLine schema={schema} />
        {!isLong && <Description schema={schema} />}
      </p>
      {isLong && <Prose text={description} />}
    </>
  )
}

/** The description of a shape after its line of words. */
export function Description({ schema: { description } }: { schema: Schema }) {
  if (description === undefined) return null
  return (
    <>
      {isOneParagraph(description) && '. '}
      <Prose text={description} inline />
    </>
  )
}
