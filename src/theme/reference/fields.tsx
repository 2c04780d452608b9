import type { ReactNode } from 'react'
import type { Field, Schema } from '../../reference/schema-model.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { EnumValues } from './enum-values.tsx'
import { Facts } from './facts.tsx'
import { Marks, Name } from './marks.tsx'
import { TypeLine } from './type-line.tsx'

/** Named values one below the other. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl>
      {fields.map((field) => (
        <FieldRow key={field.id} field={field} />
      ))}
    </dl>
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

/** Everything about a shape that its line of words does not say: default, values, fields, entries, alternatives. */
export function SchemaParts({ schema, owner, unfolded = false }: SchemaPartsProps): ReactNode {
  const { texts } = useReference()
  if (schema.drawnElsewhere) return schema.default === undefined ? null : <Facts schema={schema} />
  const { values, fields, items, entries, alternatives } = schema
  return (
    <>
      <Facts schema={schema} />
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
      {alternatives && (
        <Alternatives
          label={alternatives.kind === 'one of' ? texts.oneOf : texts.anyOf}
          schemas={alternatives.schemas}
          owner={owner}
        />
      )}
    </>
  )
}

/** The entries of a list or the values of a map, where there is more to say than the type. */
function Inner({ label, schema, ...rest }: SchemaPartsProps & { label: string }) {
  if (saysNothingMore(schema)) return null
  const isBare = schema.description === undefined && schema.limits.length === 0 && schema.format === undefined
  return (
    <>
      {!(isBare && schema.fields) && (
        <p>
          {`${label}: `}
          <TypeLine schema={schema} />
          {schema.description !== undefined && (
            <>
              {'. '}
              <Prose text={schema.description} inline />
            </>
          )}
        </p>
      )}
      <SchemaParts schema={schema} {...rest} />
    </>
  )
}

/** The line of words has said it all. */
export function saysNothingMore({ type: _type, name: _name, limits, ...rest }: Schema): boolean {
  return rest.drawnElsewhere === true || (limits.length === 0 && Object.keys(rest).length === 0)
}

interface AlternativesProps {
  /** Whether one or several of them apply, in words. */
  label: string
  schemas: readonly Schema[]
  owner: string
}

/** The shapes that a value may have, one line for each. */
function Alternatives({ label, schemas, owner }: AlternativesProps) {
  return (
    <>
      <p>{`${label}:`}</p>
      <ul>
        {schemas.map((schema, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <li key={index}>
            {schema.name !== undefined && !schema.drawnElsewhere && `${schema.name}: `}
            <TypeLine schema={schema} />
            {schema.description !== undefined && (
              <>
                {'. '}
                <Prose text={schema.description} inline />
              </>
            )}
            <SchemaParts schema={schema} owner={schema.name ?? owner} />
          </li>
        ))}
      </ul>
    </>
  )
}
