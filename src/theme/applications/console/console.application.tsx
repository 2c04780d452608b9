import { addStyles } from '../../../browser/late-parts/add-styles.ts'
import type { ConsoleStep, OperationData } from '../../../reference/operation-data.ts'
import { operationsOf } from '../../../reference/walk.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import answer from './answer.css?inline'
import frame from './console.css?inline'
import { Console } from './console.tsx'
import { ConsoleSteps } from './console-steps.tsx'
import form from './form.css?inline'
import states from './states.css?inline'

addStyles(frame + form + answer + states)

interface ConsoleProps {
  words: ConsoleTexts
  data: OperationData
  /** Of a program that calls several operations; `data` is that of the first. */
  steps?: readonly ConsoleStep[]
  /** The site lets readers ask the real hosts, too (`theme.consoleHosts`). */
  mayLeave?: boolean
  /** Of the button that opens it. */
  id: string
  /** Gives its place back to that button. */
  close: () => void
}

/** The console of an operation, or of those that a program calls: a form, the request in every language, and the answer of the service in the page. */
export default function ConsoleApplication({
  words,
  data,
  steps,
  mayLeave = false,
  id,
  close,
}: ConsoleProps) {
  if (steps)
    return <ConsoleSteps words={words} first={data} steps={steps} id={id} mayLeave={mayLeave} close={close} />
  const { reference } = data
  const operation = operationsOf(reference).find((one) => `${one.id}.run` === id)
  if (!operation) throw new Error(`${reference.name} has no operation for this console.`)
  return (
    <Console
      words={words}
      reference={reference}
      operation={operation}
      id={id}
      mayLeave={mayLeave}
      close={close}
    />
  )
}
