import type { Dispatch, SetStateAction } from 'react'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import type { ConsoleValues } from './console-values.ts'
import type { Secrets } from './demo-secrets.ts'

/** What the parts of the form read and change. */
export interface RequestFormProps {
  reference: ApiReference
  operation: Operation
  values: ConsoleValues
  setValues: Dispatch<SetStateAction<ConsoleValues>>
  /** Secrets that the service in the page accepts, by variable. */
  demo: Secrets
  setSecret: (name: string, value: string) => void
  /** The real host answers: credentials are the reader's own. */
  isLive: boolean
}
