import { useEffect, useRef, useState } from 'react'
import { fetchedData } from '../../../browser/applications/fetched-data.ts'
import type { ConsoleStep, OperationData } from '../../../reference/operation-data.ts'
import { operationsOf } from '../../../reference/walk.ts'
import type { ConsoleTexts } from '../../../texts/application-texts.ts'
import { Console } from './console.tsx'

interface ConsoleStepsProps {
  words: ConsoleTexts
  /** Data of the first step. */
  first: OperationData
  steps: readonly ConsoleStep[]
  id: string
  mayLeave: boolean
  close: () => void
}

/**
 * The consoles of a program, a step for each operation that it calls: one is shown, all keep what was typed, and all talk to the same service. A link to a
 * later step has its number behind the id: `#run-1~2~…`.
 */
export function ConsoleSteps({ words, first, steps, id, mayLeave, close }: ConsoleStepsProps) {
  const [loaded, setLoaded] = useState<Readonly<Record<number, OperationData>>>({ 0: first })
  const [shown, setShown] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const show = async (index: number) => {
    const data = await fetchedData(steps[index]?.address ?? '').catch(() => undefined)
    setFailed(!data)
    if (!data) return
    setLoaded((before) => ({ [index]: data as OperationData, ...before }))
    setShown(index)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only of the address with which it opens
  useEffect(() => {
    const [own, number] = location.hash.slice(1).split('~')
    if (own === id && steps[Number(number)]) void show(Number(number))
  }, [])
  // The button that led to this step is hidden with its console.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another step is shown
  useEffect(() => {
    if (document.activeElement?.checkVisibility() !== true || document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('.console-send')?.focus()
  }, [shown])
  return (
    <>
      {steps.length > 1 && (
        <ol className="console-steps">
          {steps.map(({ label }, index) => (
            <li key={label}>
              <button
                type="button"
                aria-current={index === shown ? 'step' : undefined}
                onClick={() => void show(index)}
              >
                {index + 1}. {label}
              </button>
            </li>
          ))}
        </ol>
      )}
      {hasFailed && <p role="alert">{words.failed}</p>}
      {Object.entries(loaded).map(([index, { reference }]) => {
        const operation = operationsOf(reference).find(
          ({ operationId }) => operationId === steps[Number(index)]?.operation,
        )
        if (!operation) throw new Error(`${reference.name} has no operation of step ${index}.`)
        const own = index === '0' ? id : `${id}~${index}`
        const after = steps[Number(index) + 1]
        const next = after && { label: after.label, go: () => void show(Number(index) + 1) }
        return (
          <div key={index} hidden={Number(index) !== shown} {...(Number(index) === shown && { ref: panel })}>
            <Console
              words={words}
              reference={reference}
              operation={operation}
              id={own}
              mayLeave={mayLeave}
              next={next}
              close={close}
            />
          </div>
        )
      })}
    </>
  )
}
