import { decodeJwt } from '../../../mock/jwt.ts'
import type { TokenAnswer } from '../../../mock/token-exchange.ts'
import { isObject } from '../../../reference/named-object.ts'
import type { KeyPairMistake } from '../../../texts/key-pair-texts.ts'
import { filled } from '../filled.ts'
import { useWorkbench } from './context.ts'
import { faultText } from './fault-text.ts'

/** What was sent, and what came back. */
export interface Sent {
  assertion: string
  body: string
  answer: TokenAnswer
}

/** The answer and why, then the assertion, what it says, and the request. */
export function AnswerPart({
  sent,
  mistake,
}: {
  sent: Sent | undefined
  mistake: KeyPairMistake | undefined
}) {
  const { words, reference, operation } = useWorkbench()
  const [server] = operation.servers ?? reference.servers
  const jwt = sent && decodeJwt(sent.assertion)
  return (
    <div data-answer="">
      <div role="status">{sent && <Verdict answer={sent.answer} mistake={mistake} />}</div>
      {sent && (
        <>
          <p>
            <strong>{words.answer}</strong>
          </p>
          <pre>{JSON.stringify(sent.answer.body, undefined, 2)}</pre>
          {sent.answer.status.includes('X') && <p data-soft="">{words.anyStatus}</p>}
          <p>
            <strong>{words.signed}</strong>
          </p>
          <pre>{sent.assertion}</pre>
          <p>
            <strong>{words.decoded}</strong>
          </p>
          <pre>{JSON.stringify(jwt && [jwt.header, jwt.claims], undefined, 2)}</pre>
          <p>
            <strong>{words.request}</strong>
          </p>
          <pre>{`${operation.method} ${server?.url ?? ''}${operation.path}\nContent-Type: ${operation.body?.contents[0]?.mediaType ?? ''}\n\n${sent.body}`}</pre>
        </>
      )}
    </div>
  )
}

function Verdict({ answer, mistake }: { answer: TokenAnswer; mistake: KeyPairMistake | undefined }) {
  const { words } = useWorkbench()
  const { status, body, faults } = answer
  const error = isObject(body) ? String(body['error'] ?? '') : ''
  return (
    <>
      {faults.length === 0 ? (
        <p data-right="">{filled(words.accepted, { status })}</p>
      ) : (
        <p data-wrong="">{filled(words.refused, { status, error })}</p>
      )}
      {faults.map((fault) => (
        <p key={fault.text}>{faultText(words, fault)}</p>
      ))}
      {mistake && <p>{words.mistake[mistake].cure}</p>}
    </>
  )
}
