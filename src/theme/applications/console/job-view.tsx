import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { StateMachine as Machine } from '../../../reference/diagram-model.ts'
import type { ApiReference } from '../../../reference/model.ts'
import { filled } from '../filled.ts'
import { askService } from './ask-service.ts'
import { useConsole } from './console-context.ts'
import type { ClockedView } from './mock-service.ts'
import { StateList } from './state-list.tsx'

const SPEEDS = [1, 10, 100]
/** How often the present state is looked up. */
const LOOK_MS = 500

interface JobClockProps {
  reference: ApiReference
  machine: Machine
  /** Changes with each answer. */
  asked: number
}

/** The newest job of the service on a clock that the reader can let run faster, with its state in the machine of the document. */
export function JobClock({ reference, machine, asked }: JobClockProps) {
  const { words } = useConsole()
  const place = useRef<HTMLElement>(null)
  const { view, setSpeed } = useServiceView(asked, place)
  // Of all consoles of the page: another one may have set it.
  const speed = view?.speed ?? 1
  const job = view?.jobs.find(({ document }) => document === reference.name)
  const present = job?.state ?? ''
  const Drawing = useDrawing(job !== undefined)
  const before = useRef(present)
  useEffect(() => {
    // A clock that runs on at this speed would end tokens and jobs before the reader has looked.
    if (before.current !== '' && before.current !== present && speed > 1) setSpeed(1)
    before.current = present
  }, [present, speed, setSpeed])
  return (
    <section className="console-job" aria-label={words.states} ref={place}>
      <p className="console-title">{words.states}</p>
      <fieldset className="console-choice">
        <legend>{words.clock}</legend>
        <time>{view ? new Date(view.now).toISOString().slice(11, 19) : ''}</time>
        {SPEEDS.map((one) => (
          <button key={one} type="button" aria-pressed={speed === one} onClick={() => setSpeed(one)}>
            {filled(words.speed, { speed: one })}
          </button>
        ))}
      </fieldset>
      <p role="status">{job ? filled(words.present, { state: present || '–' }) : words.noJob}</p>
      {job?.next && (
        <p>
          {filled(words.next, { state: job.next.state, time: timeUntil(job.next.at - (view?.now ?? 0)) })}
        </p>
      )}
      {Drawing ? (
        <Drawing machine={machine} present={present} label={words.states} />
      ) : (
        <StateList machine={machine} present={present} />
      )}
    </section>
  )
}

/** The drawing of a machine, which comes with the first job; until then, and where it does not come, the list says the same. */
function useDrawing(hasJob: boolean) {
  const [drawing, setDrawing] = useState<{
    StateMachine: typeof import('./state-machine.tsx').StateMachine
  }>()
  useEffect(() => {
    if (hasJob) import('./state-machine.tsx').then(setDrawing).catch(() => {})
  }, [hasJob])
  return drawing?.StateMachine
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** `44 sec`, `2 days`: in the largest unit of which there are at least two, in the language of the page. */
function timeUntil(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [unit, length] = UNITS.find(([, one]) => seconds >= 2 * one) ?? ['second', 1]
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(document.documentElement.lang, format).format(Math.round(seconds / length))
}

/**
 * @param asked changes with each answer: the service may have a new job
 * @param place where it is shown; nobody looks while it is not
 */
function useServiceView(asked: number, place: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<ClockedView>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks at once after each answer
  useEffect(() => {
    let isHere = true
    const look = () => {
      if (document.hidden || !place.current?.checkVisibility()) return
      askService<'view'>({ kind: 'view' }).then((next) => isHere && setView(next), reportError)
    }
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => {
      isHere = false
      clearInterval(timer)
    }
  }, [asked, place])
  return {
    view,
    setSpeed: useCallback((speed: number) => {
      askService<'speed'>({ kind: 'speed', speed }).then(setView, reportError)
    }, []),
  }
}
