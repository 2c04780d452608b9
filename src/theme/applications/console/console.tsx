import { type FormEvent, type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import { AnswerView } from './answer-view.tsx'
import { useAnswer } from './answered.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleContext, said } from './console-context.ts'
import { firstValues, needsOf } from './console-values.ts'
import { demoSecrets } from './demo-secrets.ts'
import { errorsOf } from './marked-fields.ts'
import { RequestCode } from './request-code.tsx'
import { RequestForm } from './request-form.tsx'
import { sentRequest } from './sent-request.ts'
import { ValueField } from './value-field.tsx'
import { fragmentOf, valuesIn } from './values-in-address.ts'
import { writtenRequest } from './written-request.ts'

interface ConsoleProps {
  words: ConsoleTexts
  reference: ApiReference
  operation: Operation
  id: string
  close: () => void
}

/** A console, with what its parts share: the values of the form, the secrets, the answer. */
export function Console({ words, reference, operation, id, close }: ConsoleProps) {
  const [values, setValues] = useState(() => valuesIn(location.hash, id) ?? firstValues(reference, operation))
  // Kept nowhere else: neither stored nor part of an address.
  const [secrets, setSecrets] = useState(() => secretsOf(reference, operation))
  const { answered, isSending, hasFailed, ask } = useAnswer(reference)
  const root = useRef<HTMLElement>(null)
  const request = useMemo(() => writtenRequest(reference, operation, values), [reference, operation, values])
  const written = useDeferredValue(request)
  const errors = useMemo(() => errorsOf(answered?.violations ?? []), [answered])
  const content = useMemo(
    () => ({ words, definitions: reference.definitions, errors, Value: ValueField }),
    [words, reference, errors],
  )
  const link = () => fragmentOf(id, values)
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    history.replaceState(history.state, '', link())
    void ask(sentRequest(request, secrets))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    send()
  }
  return (
    <ConsoleContext value={content}>
      {/* What is typed here is nobody's business (browser/errors/replay.ts). */}
      <section
        className="console"
        aria-label={said(words.name, { operation: operation.summary })}
        data-private=""
        ref={root}
        onKeyDown={onKeyDown}
      >
        <ConsoleBar link={link} close={close} reset={() => setValues(firstValues(reference, operation))} />
        <div className="console-columns">
          <form onSubmit={send} noValidate>
            <RequestForm
              reference={reference}
              operation={operation}
              values={values}
              setValues={setValues}
              secrets={secrets}
              setSecrets={setSecrets}
            />
            <button type="submit" className="console-send" aria-keyshortcuts="Control+Enter Meta+Enter">
              {isSending ? words.sending : words.send}
            </button>
          </form>
          <div className="console-results">
            <RequestCode request={written} id={id} />
            {hasFailed && <p role="alert">{words.failed}</p>}
            <AnswerView operation={operation} answered={answered} root={root} />
          </div>
        </div>
      </section>
    </ConsoleContext>
  )
}

function secretsOf(reference: ApiReference, operation: Operation) {
  return Object.assign({}, ...needsOf(operation).map((need) => demoSecrets(reference, need))) as Record<
    string,
    string
  >
}
