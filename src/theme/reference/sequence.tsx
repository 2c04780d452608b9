import type { SequenceStep } from '../../reference/diagram-model.ts'
import { HEAD, LINE, layOutSequence } from '../../reference/diagrams/sequence-layout.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import styles from './diagram.module.css'
import { SectionHeading } from './section-heading.tsx'

const WIDTH = 360
/** Lines of life. */
const X = { client: 50, server: 310 }
const MIDDLE = WIDTH / 2

/** The diagram of a usual session over a WebSocket, and the same in words. */
export function Sequence() {
  const { reference, texts } = useReference()
  const { sequence } = reference
  if (!sequence) return null
  return (
    <>
      <SectionHeading name="sequence" />
      <Diagram steps={sequence} />
      <details data-details="">
        <summary>{texts.inWords}</summary>
        <Steps steps={sequence} />
      </details>
    </>
  )
}

function Diagram({ steps }: { steps: readonly SequenceStep[] }) {
  const { texts } = useReference()
  const { height, arrows, frames } = layOutSequence(steps)
  const sides = ['client', 'server'] as const
  return (
    <svg
      className={styles['diagram']}
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={texts.diagram(arrows.length)}
    >
      {sides.map((side) => (
        <g key={side}>
          <path d={`M${X[side]} ${HEAD}V${height}`} strokeDasharray="4" />
          <rect x={X[side] - 45} y="4" width="90" height={HEAD - 4} rx="6" />
          <text x={X[side]} y="25">
            {texts[side]}
          </text>
        </g>
      ))}
      {frames.map(({ y, height: size, inset, title }) => (
        <g key={y}>
          <rect x={inset} y={y} width={WIDTH - 2 * inset} height={size} rx="4" />
          <text x={inset + 8} y={y + 17} textAnchor="start">
            {title}
          </text>
        </g>
      ))}
      {arrows.map(({ y, from, message, notes }) => (
        <g key={y}>
          <path
            d={
              from === 'client'
                ? `M${X.client} ${y}H${X.server}m-8-5 8 5-8 5`
                : `M${X.server} ${y}H${X.client}m8-5-8 5 8 5`
            }
          />
          <text x={MIDDLE} y={y - 8} fontWeight="600">
            {message}
          </text>
          {notes.map((line, index) => (
            <text key={line} x={MIDDLE} y={y + LINE * (index + 1)} fontSize="12">
              {line}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}

function Steps({ steps }: { steps: readonly SequenceStep[] }) {
  const { reference, texts } = useReference()
  return (
    <ol>
      {steps.map((step, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        if (!('repeat' in step)) return <li key={index}>{messageLine(step)}</li>
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
          <li key={index}>
            {step.repeat}
            <Steps steps={step.steps} />
          </li>
        )
      })}
    </ol>
  )

  function messageLine({ from, message, note }: Exclude<SequenceStep, { repeat: string }>) {
    const id = reference.messages.find(({ name }) => name === message)?.id
    return (
      <>
        {`${texts[from]}: `}
        {id === undefined ? message : <a href={`#${id}`}>{message}</a>}
        {note !== undefined && (
          <>
            {'. '}
            <Prose text={note} inline />
          </>
        )}
      </>
    )
  }
}
