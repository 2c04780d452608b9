import type { StateMachine } from '../../../reference/diagram-model.ts'

interface StateListProps {
  machine: StateMachine
  /** Name of the present state. */
  present: string
}

/** The states of a job as a list, the present one marked: where there is no drawing of them. */
export function StateList({ machine, present }: StateListProps) {
  return (
    <ul className="console-states">
      {machine.states.map(({ name }) => (
        <li key={name} aria-current={name === present || undefined}>
          {name}
        </li>
      ))}
    </ul>
  )
}
