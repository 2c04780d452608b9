import { useMemo } from 'react'
import type { StateMachine as Machine } from '../../../reference/diagram-model.ts'
import { layOutStates } from '../../../reference/diagrams/state-layout.ts'
import { StateDrawing } from '../../parts/state-drawing.tsx'
import { StateList } from './state-list.tsx'

interface StateMachineProps {
  machine: Machine
  /** Name of the present state. */
  present: string
  label: string
}

/** Loaded by `import()` with the first job. The states of a job as boxes, the present one lit; the page says the same in tables. A tangled machine is a list. */
export function StateMachine({ machine, present, label }: StateMachineProps) {
  const layout = useMemo(() => layOutStates(machine), [machine])
  if (!layout) return <StateList machine={machine} present={present} />
  return (
    <StateDrawing
      layout={layout}
      className="console-machine"
      label={`${label}: ${present}`}
      present={present}
    />
  )
}
