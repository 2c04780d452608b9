import { useRef, useState } from 'react'
import type { SentRequest } from '../../../mock/exchange.ts'
import type { ApiReference } from '../../../reference/model.ts'
import { askService } from './ask-service.ts'
import type { Reply } from './mock-service.ts'

/** The answer to the latest request. */
export interface Answered extends Omit<Reply, 'id'> {
  /** Counts the answers of a console. */
  number: number
  milliseconds: number
}

/** Sends requests to the service in the page; of several that are under way the latest counts. */
export function useAnswer(reference: ApiReference) {
  const [answered, setAnswered] = useState<Answered>()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef(0)
  const ask = async (request: SentRequest): Promise<void> => {
    const number = ++latest.current
    setSending(true)
    setFailed(false)
    const started = performance.now()
    try {
      const { answer, violations } = await askService({ reference, request })
      if (number !== latest.current) return
      setAnswered({ answer, violations, number, milliseconds: performance.now() - started })
    } catch (error) {
      if (number !== latest.current) return
      reportError(error)
      setFailed(true)
    }
    setSending(false)
  }
  return { answered, isSending, hasFailed, ask }
}
