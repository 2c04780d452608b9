import {
  type KeyboardEvent,
  type SyntheticEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { sentRequest } from '../../../mock/example-request.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import { filled } from '../filled.ts'
import { useKeptFocus } from '../kept-focus.ts'
import { AnswerView } from './answer-view.tsx'
import { useAnswer } from './answered.ts'
import { bringsFile } from './ask-host.ts'
import { ConsoleBar } from './console-bar.tsx'
import { ConsoleContext } from './console-context.ts'
import { showWords, wishOf } from './console-keys.ts'
import { needsOf } from './console-values.ts'
import { demoSecrets, type Secrets } from './demo-secrets.ts'
import { useFormValues } from './form-values.ts'
import { HostChoice } from './host-choice.tsx'
import { JobClock } from './job-view.tsx'
import { errorsLeft, errorsOf } from './marked-fields.ts'
import { RequestCode } from './request-code.tsx'
import { RequestForm } from './request-form.tsx'
import { Statuses } from './statuses.tsx'
import { ValueField } from './value-field.tsx'
import { writtenRequest } from './written-request.ts'

interface ConsoleProps {
  words: ConsoleTexts
  reference: ApiReference
  operation: Operation
  id: string
  /** The real host may be asked, too. */
  mayLeave?: boolean
  /** What comes after an answer that is no error. */
  next?: { label: string; go: () => void } | undefined
  close: () => void
}

/** Secrets of the reader by variable, and what they are for. */
interface TypedSecrets {
  of: string
  values: Secrets
}

/** A console, with what its parts share: the values of the form, the secrets, the answer. */
export function Console({ words, reference, operation, id, mayLeave = false, next, close }: ConsoleProps) {
  const { values, setValues, isLive, chooseHost, reset, link } = useFormValues(reference, operation, id)
  const secretsOf = `${isLive} ${values.need}`
  // Kept nowhere else: neither stored nor part of an address.
  const [typed, setTyped] = useState<TypedSecrets>({ of: secretsOf, values: {} })
  // What was typed for another host or another way to prove who sends is forgotten, whatever has changed it.
  if (typed.of !== secretsOf) setTyped({ of: secretsOf, values: {} })
  const demo = useMemo(
    () => demoSecrets(reference, needsOf(operation)[values.need] ?? []),
    [reference, operation, values.need],
  )
  const secrets: Secrets = { ...(!isLive && demo), ...(typed.of === secretsOf && typed.values) }
  const { answered, isSending, failure, ask, askLive } = useAnswer(
    reference,
    operation,
    Object.values(secrets),
  )
  const root = useRef<HTMLElement>(null)
  useKeptFocus(root)
  const sendButton = useRef<HTMLButtonElement>(null)
  // The form is filled in: the next thing to do is to send it.
  useEffect(() => sendButton.current?.focus({ preventScroll: true }), [])
  const request = useMemo(() => writtenRequest(reference, operation, values), [reference, operation, values])
  const written = useDeferredValue(request)
  // What was asked for on purpose is no mistake of the form.
  const proof = JSON.stringify(secrets)
  const asked = useMemo(() => ({ values, proof, isLive }), [values, proof, isLive])
  const errors = useMemo(() => {
    const all = errorsOf(answered && !answered.situation ? answered.violations : [])
    return answered ? errorsLeft(all, answered.asked, asked) : all
  }, [answered, asked])
  const content = useMemo(
    () => ({ words, definitions: reference.definitions, errors, Value: ValueField }),
    [words, reference, errors],
  )
  const { host } = new URL(request.url)
  /** A file is only named in a console. */
  const isHeld = isLive && bringsFile(request)
  const sent = () => sentRequest(request, (name) => secrets[name] ?? '')
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    history.replaceState(history.state, '', link())
    if (!isLive) void ask(sent(), asked)
    else if (!isHeld) void askLive(sent(), asked)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const wish = wishOf(event, root.current)
    if (wish === 'send') send(event)
    if (wish === 'close') close()
  }
  return (
    <ConsoleContext value={content}>
      {/* What is typed here is nobody's business (browser/errors/replay.ts). */}
      <section
        className="console"
        aria-label={filled(words.name, { operation: operation.summary })}
        data-private=""
        ref={root}
        onKeyDown={onKeyDown}
        onFocus={() => showWords(root.current)}
        onMouseOver={() => showWords(root.current)}
      >
        <ConsoleBar
          promise={isLive ? filled(words.hostNote, { host }) : words.promise}
          link={link}
          close={close}
          reset={reset}
        />
        <div className="console-columns">
          <form onSubmit={send} noValidate>
            {mayLeave && <HostChoice host={host} isLive={isLive} setLive={chooseHost} />}
            <RequestForm
              reference={reference}
              operation={operation}
              values={values}
              setValues={setValues}
              demo={demo}
              setSecret={(name, value) =>
                setTyped(({ of, values: before }) => ({ of, values: { ...before, [name]: value } }))
              }
              isLive={isLive}
            />
            <button
              type="submit"
              className="console-send"
              ref={sendButton}
              title="Ctrl+Enter"
              aria-keyshortcuts="Control+Enter Meta+Enter"
            >
              {isSending ? words.sending : words.send}
            </button>
          </form>
          <div className="console-results">
            <RequestCode request={written} id={id} />
            {failure === 'page' && <p role="alert">{words.failed}</p>}
            {failure === 'host' && <p role="alert">{filled(words.hostRefused, { host })}</p>}
            {isHeld && <p>{words.hostFiles}</p>}
            <AnswerView operation={operation} answered={answered} root={root} />
            {next && answered && answered.answer.status < 300 && (
              <button type="button" className="console-send" onClick={next.go}>
                {filled(words.nextStep, { label: next.label })}
              </button>
            )}
            {!isLive && (
              <>
                <Statuses
                  reference={reference}
                  operation={operation}
                  provoke={(situation) => void ask(sent(), asked, situation)}
                />
                {reference.states && (
                  <JobClock reference={reference} machine={reference.states} asked={answered?.number ?? 0} />
                )}
              </>
            )}
          </div>
        </div>
      </section>
    </ConsoleContext>
  )
}
