import type { JsonSchema } from '../../../reference/schema-model.ts'
import type { FormField } from './form-field.ts'
import type { FieldName } from './marked-fields.ts'

/** One value of a form, with everything in it. */
export interface ValueFieldProps {
  label: string
  /** Where it is in the request. */
  name: FieldName
  schema: JsonSchema
  required: boolean
  /** Undefined when it is not sent. */
  value: unknown
  change: (value: unknown) => void
  /** Instead of that of the schema. */
  description?: string
  /** The body itself, which has a heading of its own. */
  isWhole?: boolean
}

/** The same of a value with parts. */
export interface GroupProps extends ValueFieldProps {
  description: string
  field: FormField
  id: string
}
