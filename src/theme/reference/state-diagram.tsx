import type { StateMachine } from '../../reference/diagram-model.ts'
import { layOutStates } from '../../reference/diagrams/state-layout.ts'
import { StateDrawing } from '../parts/state-drawing.tsx'
import { useReference } from './context.tsx'
import styles from './diagram.module.css'

/** The states as boxes and what leads from one to the other as arrows; the tables below it say the same. */
export function StateDiagram({ machine }: { machine: StateMachine }) {
  const { texts } = useReference()
  const layout = layOutStates(machine)
  return layout ? (
    <StateDrawing layout={layout} className={styles['diagram']} label={texts.stateDiagram} />
  ) : null
}
