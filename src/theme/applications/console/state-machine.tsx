import type { StateMachine as Machine } from '../../../reference/diagram-model.ts'
import { LABEL_LINE, LINE, layOutStates, WIDTH } from '../../../reference/diagrams/state-layout.ts'

interface StateMachineProps {
  machine: Machine
  /** Name of the present state. */
  present: string
  label: string
}

/** The states of a job as boxes, the present one lit; the page says the same in tables. A tangled machine is a list. */
export function StateMachine({ machine, present, label }: StateMachineProps) {
  const layout = layOutStates(machine)
  if (!layout)
    return (
      <ul className="console-states">
        {machine.states.map(({ name }) => (
          <li key={name} aria-current={name === present || undefined}>
            {name}
          </li>
        ))}
      </ul>
    )
  return (
    <svg
      className="console-machine"
      viewBox={`0 0 ${WIDTH} ${layout.height}`}
      role="img"
      aria-label={`${label}: ${present}`}
    >
      {layout.arrows.map(({ path, dot, label: text }) => (
        <g key={path} textAnchor={text.anchor} fontSize="12">
          <path d={path} />
          {dot && <circle cx={dot.x} cy={dot.y} r="5" />}
          <Lines x={text.x} y={text.y} lines={text.lines} step={LABEL_LINE} />
        </g>
      ))}
      {layout.boxes.map(({ name, x, y, width, height, lines }) => (
        <g key={name} data-present={name === present || undefined}>
          <rect x={x} y={y} width={width} height={height} rx="6" />
          <Lines x={x + width / 2} y={y + 7 + LINE - 4} lines={lines} step={LINE} />
        </g>
      ))}
    </svg>
  )
}

function Lines({ x, y, lines, step }: { x: number; y: number; lines: readonly string[]; step: number }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
    <text key={index} x={x} y={y + index * step}>
      {line}
    </text>
  ))
}
