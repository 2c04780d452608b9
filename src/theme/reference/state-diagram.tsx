import type { StateMachine } from '../../reference/diagram-model.ts'
import { LABEL_LINE, LINE, layOutStates, WIDTH } from '../../reference/diagrams/state-layout.ts'
import { useReference } from './context.tsx'
import styles from './diagram.module.css'

/** The states as boxes and what leads from one to the other as arrows; the tables below it say the same. */
export function StateDiagram({ machine }: { machine: StateMachine }) {
  const { texts } = useReference()
  const layout = layOutStates(machine)
  if (!layout) return null
  const { height, boxes, arrows } = layout
  return (
    <svg
      className={styles['diagram']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={texts.stateDiagram}
    >
      {arrows.map(({ path, dot }) => (
        <g key={path}>
          <path d={path} />
          {dot && <circle cx={dot.x} cy={dot.y} r="5" />}
        </g>
      ))}
      {boxes.map(({ name, x, y, width, height: size, lines }) => (
        <g key={name}>
          <rect x={x} y={y} width={width} height={size} rx="6" />
          <Lines x={x + width / 2} y={y + 7 + LINE - 4} lines={lines} step={LINE} weight="600" />
        </g>
      ))}
      {arrows.map(({ path, label }) => (
        <g key={path} textAnchor={label.anchor} fontSize="12">
          <Lines x={label.x} y={label.y} lines={label.lines} step={LABEL_LINE} />
        </g>
      ))}
    </svg>
  )
}

interface LinesProps {
  x: number
  y: number
  lines: readonly string[]
  step: number
  weight?: string
}

function Lines({ x, y, lines, step, weight }: LinesProps) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <text key={index} x={x} y={y + index * step} fontWeight={weight}>
      {line}
    </text>
  ))
}
