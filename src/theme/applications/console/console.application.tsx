import { addStyles } from '../../../browser/late-parts/add-styles.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import { operationsOf } from '../../../reference/walk.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import answer from './answer.css?inline'
import frame from './console.css?inline'
import { Console } from './console.tsx'
import form from './form.css?inline'

addStyles(frame + form + answer)

interface ConsoleProps {
  words: ConsoleTexts
  data: OperationData
  /** Of the button that opens it. */
  id: string
  /** Gives its place back to that button. */
  close: () => void
}

/** The console of an operation: a form, the request in every language, and the answer of the service in the page. */
export default function ConsoleApplication({ words, data: { reference }, id, close }: ConsoleProps) {
  const operation = operationsOf(reference).find((one) => `${one.id}.run` === id)
  if (!operation) throw new Error(`${reference.name} has no operation for this console.`)
  return <Console words={words} reference={reference} operation={operation} id={id} close={close} />
}
