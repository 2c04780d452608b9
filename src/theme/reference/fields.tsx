import type { ReactNode } from 'react'
import { shownValue } from '../../reference/exact-json.ts'
import type { Field, Schema } from '../../reference/schema-model.ts'
import { Prose } from '../parts/prose.tsx'
import { AlternativeList } from './alternatives.tsx'
import { useReference } from './context.tsx'
import { DescribedShape } from './described-shape.tsx'
import { EnumValues } from './enum-values.tsx'
import { Facts } from './facts.tsx'
import { Marks, Name } from './marks.tsx'
import { TypeLine } from './type-line.tsx'

/** Named values one below the other. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl>
      {fields.map((field) => (
        <FieldRow key={field.id} field={field}>
          <FieldExamples field={field} example={headerExample(field)} />
        </FieldRow>
      ))}
    </dl>
  )
}

/** Of fields, headers alone have one of their own. */
function headerExample({ example, exampleDigits }: Field): unknown {
  return example === undefined ? undefined : shownValue(example, exampleDigits)
}

/** The example of a parameter or header, or its cases by name. */
export function FieldExamples({ field, example }: { field: Field; example: unknown }) {
  const { texts } = useReference()
  const { namedExamples: cases } = field
  if (!cases) return <Facts schema={{}} example={example} />
  return (
    <ul>
      {cases.map(({ label, text }) => (
        <li key={label}>
          {`${texts.example}: `}
          <Prose text={label} inline /> <code>{text}</code>
        </li>
      ))}
    </ul>
  )
}

interface FieldRowProps {
  field: Field
  /** Between the description and the parts of the shape. */
  children?: ReactNode
}

/** One named value: its line of words, then what it means and may be. Only for use in a `dl`. */
export function FieldRow({ field, children }: FieldRowProps) {
  const { texts } = useReference()
  const { id, name, required, description, schema } = field
  return (
    <>
      <dt id={id}>
        <Name id={id}>{name}</Name> <TypeLine schema={schema} />
        {required && <em>{texts.required}</em>}
        <Marks of={field} />
      </dt>
      <dd>
        <Prose text={description} inline />
        {children}
        <SchemaParts schema={schema} owner={name} />
      </dd>
    </>
  )
}

interface SchemaPartsProps {
  schema: Schema
  /** Whose fields they are, for the summary of what is folded. */
  owner: string
  /** Fields stand open: at the top of a body. */
  unfolded?: boolean
}

/** Everything about a shape that its line of words does not say: default, values, fields, entries, alternatives, rules. */
export function SchemaParts({ schema, owner, unfolded = false }: SchemaPartsProps): ReactNode {
  const { texts } = useReference()
  if (schema.drawnElsewhere) return <Facts schema={schema} />
  const { notes = [], values, fields, items, entries, alternatives = [], rules = [] } = schema
  return (
    <>
      <Facts schema={schema} />
      {notes.map((note) => (
        <Prose key={note} text={note} />
      ))}
      {values && <EnumValues values={values} />}
      {fields && unfolded && <Fields fields={fields} />}
      {fields && !unfolded && (
        <details data-details="">
          <summary>{texts.fieldsOf(fields.length, owner)}</summary>
          <Fields fields={fields} />
        </details>
      )}
      {items && <Inner label={texts.eachEntry} schema={items} owner={owner} unfolded={unfolded} />}
      {entries && <Inner label={texts.eachValue} schema={entries} owner={owner} unfolded={unfolded} />}
      {alternatives.map((list, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <AlternativeList key={index} list={list}>
          {(shape) => <SchemaParts schema={shape} owner={shape.name ?? owner} />}
        </AlternativeList>
      ))}
      {rules.map(({ label, schema: shape }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <Labelled key={index} label={label} schema={shape} owner={owner} unfolded={unfolded} />
      ))}
    </>
  )
}

/** The entries of a list or the values of a map, where there is more to say than the type. */
function Inner({ schema, ...rest }: SchemaPartsProps & { label: string }) {
  const { shapes } = useReference().reference
  if (saysNothingMore(schema)) {
    const elsewhere = shapes.find(({ name }) => name === schema.name)
    const isSaidThere = schema.description === elsewhere?.schema.description
    return isSaidThere ? null : <DescribedShape label={rest.label} schema={schema} />
  }
  const { description, limits, format, fields } = schema
  if (description === undefined && limits.length === 0 && format === undefined && fields)
    return <SchemaParts schema={schema} {...rest} />
  return <Labelled schema={schema} {...rest} />
}

function Labelled({ label, schema, ...rest }: SchemaPartsProps & { label: string }) {
  return (
    <>
      <DescribedShape label={label} schema={schema} />
      <SchemaParts schema={schema} {...rest} />
    </>
  )
}

/** The line of words has said it all. */
function saysNothingMore({ type: _type, name: _name, limits, ...rest }: Schema): boolean {
  return rest.drawnElsewhere === true || (limits.length === 0 && Object.keys(rest).length === 0)
}
