import { useRef, useState } from 'react'
import type { Outcome, SentRequest, Violation } from '../../../mock/exchange.ts'
import type { Situation } from '../../../mock/provokes.ts'
import type { ServiceState } from '../../../mock/service-state.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { rememberAnswer } from './answered-values.ts'
import { askHost } from './ask-host.ts'
import { askService } from './ask-service.ts'
import type { Asked } from './marked-fields.ts'
import { withoutSecrets } from './without-secrets.ts'

/** How the reader lets the service answer otherwise. */
export type Provoked = Pick<Situation, 'mistake'> & { state?: ServiceState & { kind?: string } }

/** The answer to the latest request. */
export interface Answered extends Outcome {
  violations: Violation[]
  situation?: Provoked
  /** What was sent. */
  asked: Asked
  /** Counts the answers of a console. */
  number: number
  milliseconds: number
}

/**
 * Sends requests to the service in the page; of several that are under way the latest counts.
 * @param typed secrets of the reader, which no answer repeats
 */
export function useAnswer(reference: ApiReference, { operationId }: Operation, typed: readonly string[]) {
  const [answered, setAnswered] = useState<Answered>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<'page' | 'host'>()
  const latest = useRef(0)
  const run = async (
    question: () => Promise<Outcome & { violations: Violation[] }>,
    by: 'page' | 'host',
    asked: Asked,
    situation?: Provoked,
  ): Promise<void> => {
    const number = ++latest.current
    setSending(true)
    setFailure(undefined)
    const started = performance.now()
    try {
      const reply = await question()
      if (number !== latest.current) return
      const milliseconds = performance.now() - started
      if (by === 'page') rememberAnswer(reference, reply.answer)
      const said = withoutSecrets(reply, typed)
      setAnswered({ ...said, asked, number, milliseconds, ...(situation && { situation }) })
    } catch (error) {
      if (number !== latest.current) return
      // That a host does not let pages call it is no fault of ours.
      if (by === 'page') reportError(error)
      setAnswered(undefined)
      setFailure(by)
    }
    setSending(false)
  }
  const ask = (request: SentRequest, asked: Asked, situation?: Provoked) =>
    run(
      () =>
        askService<'answer'>({
          kind: 'answer',
          reference,
          operationId,
          request,
          ...(situation && { situation }),
        }),
      'page',
      asked,
      situation,
    )
  const askLive = (request: SentRequest, asked: Asked) =>
    run(async () => ({ answer: await askHost(request), violations: [] }), 'host', asked)
  return { answered, isSending, failure, ask, askLive }
}
