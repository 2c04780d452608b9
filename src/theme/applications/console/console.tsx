import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sentRequest } from '../../../mock/example-request.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import { AnswerView } from './answer-view.tsx'
import { useAnswer } from './answered.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleContext, said } from './console-context.ts'
import { firstValues, needsOf } from './console-values.ts'
import { demoSecrets } from './demo-secrets.ts'
import { JobClock } from './job-view.tsx'
import { errorsOf } from './marked-fields.ts'
import { RequestCode } from './request-code.tsx'
import { RequestForm } from './request-form.tsx'
import { Statuses } from './statuses.tsx'
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
  const [secrets, setSecrets] = useState(() => demoSecrets(reference, needsOf(operation)[values.need] ?? []))
  const { answered, isSending, hasFailed, ask } = useAnswer(reference, operation, Object.values(secrets))
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    // Another link to this console.
    const follow = () => {
      const given = valuesIn(location.hash, id)
      if (given) setValues(given)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [id])
  const request = useMemo(() => writtenRequest(reference, operation, values), [reference, operation, values])
  const written = useDeferredValue(request)
  // What was asked for on purpose is no mistake of the form.
  const errors = useMemo(
    () => errorsOf(answered && !answered.situation ? answered.violations : []),
    [answered],
  )
  const content = useMemo(
    () => ({ words, definitions: reference.definitions, errors, Value: ValueField }),
    [words, reference, errors],
  )
  const link = () => fragmentOf(id, values)
  const sent = () => sentRequest(request, (name) => secrets[name] ?? '')
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    history.replaceState(history.state, '', link())
    void ask(sent())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hideWords(root.current, true)
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
        onFocus={() => hideWords(root.current, false)}
        onMouseOver={() => hideWords(root.current, false)}
      >
        <ConsoleBar link={link} close={close} reset={() => setValues(firstValues(reference, operation))} />
        <div className="console-columns">
          <form onSubmit={send} noValidate>
            <RequestForm
              reference={reference}
              operation={operation}
              values={values}
              setValues={setValues}
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
            <Statuses
              reference={reference}
              operation={operation}
              provoke={(situation) => void ask(sent(), situation)}
            />
            <JobClock reference={reference} asked={answered?.number ?? 0} />
          </div>
        </div>
      </section>
    </ConsoleContext>
  )
}

/** What lies over the form must go when the reader wants it to (WCAG 2.2, 1.4.13). */
function hideWords(root: HTMLElement | null, isHidden: boolean): void {
  root?.toggleAttribute('data-quiet', isHidden)
}
