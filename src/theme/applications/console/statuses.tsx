import { useEffect, useState } from 'react'
import { statusWords } from '../../../config/status-words.ts'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { filled } from '../filled.ts'
import type { Provoked } from './answered.ts'
import { askService } from './ask-service.ts'
import { useConsole } from './console-context.ts'

interface StatusesProps {
  reference: ApiReference
  operation: Operation
  provoke: (situation: Provoked) => void
}

/** A button for each documented status, which lets the service answer with it. */
export function Statuses({ reference, operation, provoke }: StatusesProps) {
  const { words } = useConsole()
  const { operationId, responses } = operation
  const [errors, setErrors] = useState<ReadonlyMap<string, Provoked>>()
  useEffect(() => {
    let isHere = true
    askService<'situations'>({ kind: 'situations', reference, operationId }).then((situations) => {
      if (isHere) setErrors(new Map(situations.map(({ responseId, ...one }) => [responseId, one])))
    }, reportError)
    return () => {
      isHere = false
    }
  }, [reference, operationId])
  return (
    <div className="console-statuses">
      <span>{words.seeAnswer}</span>
      {responses.map(({ id, status }) => (
        <button
          key={id}
          type="button"
          disabled={!errors}
          data-status={status}
          title={statusWords(status)}
          aria-label={filled(words.provoke, { status: `${status} ${statusWords(status)}`.trim() })}
          onClick={() => provoke(errors?.get(id) ?? { state: { status } })}
        >
          {status}
        </button>
      ))}
    </div>
  )
}
