import { type ComponentType, createContext, use } from 'react'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import type { ValueFieldProps } from './field-props.ts'
import type { Definitions } from './form-field.ts'
import type { FieldName } from './marked-fields.ts'

/** What every part of a console needs. */
export interface ConsoleContent {
  words: ConsoleTexts
  definitions: Definitions
  /** What is wrong with fields, after a request was refused. */
  errors: ReadonlyMap<FieldName, string>
  /** The controls of a value: what a value holds are values. */
  Value: ComponentType<ValueFieldProps>
}

export const ConsoleContext = createContext<ConsoleContent | undefined>(undefined)

/** @throws Error outside a console */
export function useConsole(): ConsoleContent {
  const content = use(ConsoleContext)
  if (!content) throw new Error('useConsole works only inside a console.')
  return content
}
