import { LABEL_LINE, LINE, type StateLayout, WIDTH } from '../../reference/diagrams/state-layout.ts'

interface StateDrawingProps {
  layout: StateLayout
  className: string | undefined
  /** What a reader hears in place of the drawing. */
  label: string
  /** Name of the state that is lit. */
  present?: string
}

/** The states of a machine as boxes, and what leads from one to the other as arrows; words stand above lines. */
export function StateDrawing({ layout, className, label, present }: StateDrawingProps) {
  const { height, boxes, arrows } = layout
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={label}>
      {arrows.map(({ path, dot }) => (
        <g key={path}>
          <path d={path} />
          {dot && <circle cx={dot.x} cy={dot.y} r="5" />}
        </g>
      ))}
      {boxes.map(({ name, x, y, width, height: size, lines }) => (
        <g key={name} data-present={name === present || undefined}>
          <rect x={x} y={y} width={width} height={size} rx="6" />
          <Lines x={x + width / 2} y={y + 7 + LINE - 4} lines={lines} step={LINE} weight="600" />
        </g>
      ))}
      {arrows.map(({ path, label: words }) => (
        <g key={path} textAnchor={words.anchor} fontSize="12">
          <Lines x={words.x} y={words.y} lines={words.lines} step={LABEL_LINE} />
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
