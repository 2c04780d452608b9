import type { StateMachine } from '../diagram-model.ts'
import { type Arrow, arrowAside, arrowDown, type Box, type Label, sideOf, turnsLate } from './state-arrows.ts'
import { type StateEdge, stateEdges, stateRows } from './state-ranks.ts'
import { wrapText } from './wrap-text.ts'

export const WIDTH = 360
/** Height of a line in a box, and in a label. */
export const LINE = 15
export const LABEL_LINE = 14
/** Room beside the boxes for ways back and ways past a row. */
const MARGIN = 96
const LETTER = 7
const LABEL_LETTER = 6.2

export interface StateLayout {
  height: number
  boxes: Box[]
  arrows: Arrow[]
}

/**
 * Lays a state machine out: rows of boxes, what happens between two rows in the gap between them.
 * @returns nothing for one so tangled that its texts would lie upon each other
 */
export function layOutStates(machine: StateMachine): StateLayout | undefined {
  const edges = stateEdges(machine)
  const rows = stateRows(machine, edges)
  const rowOf = (name: string) => rows.findIndex((row) => row.includes(name))
  const isDown = ({ from, to }: StateEdge) => from === undefined || rowOf(to) - rowOf(from) === 1
  const aside = edges.flatMap((edge) => (isDown(edge) ? [] : [{ edge, side: sideOf(edge, rows) }]))
  const margin = (side: 'left' | 'right') => (aside.some((way) => way.side === side) ? MARGIN : 0)
  const [left, right] = [margin('left'), WIDTH - margin('right')]
  const layout: StateLayout = { height: 0, boxes: [], arrows: [] }
  for (const row of rows) {
    const down = edges.filter((edge) => isDown(edge) && row.includes(edge.to))
    const length = Math.min(34, Math.floor((right - left) / Math.max(1, down.length) / 6.5))
    const labels = down.map(({ events }) => wrapText(events.join(' / '), length))
    const lines = Math.max(0, ...labels.map((each) => each.length))
    const late = down.some((edge) => turnsLate(edge, down)) ? 24 : 0
    const gap = down.length > 0 ? 30 + LABEL_LINE * lines + late : 0
    const boxes = placeRow(row, left, right, layout.height + gap)
    layout.boxes.push(...boxes)
    for (const [index, edge] of down.entries())
      layout.arrows.push(arrowDown(edge, labels[index] ?? [], layout.height, layout.boxes, down))
    layout.height = Math.max(...boxes.map((box) => box.y + box.height))
  }
  for (const [lane, { edge, side }] of aside.entries()) {
    if (!side) return undefined
    const x = side === 'left' ? 4 + lane * 10 : WIDTH - 4 - lane * 10
    layout.arrows.push(arrowAside(edge, side, x, wrapText(edge.events.join(' / '), 13), layout.boxes))
  }
  return isReadable(layout) ? { ...layout, height: Math.ceil(layout.height) + 2 } : undefined
}

function placeRow(row: readonly string[], left: number, right: number, y: number): Box[] {
  const slot = (right - left) / row.length
  const lines = row.map((name) => wrapText(name, Math.floor((slot - 28) / LETTER)))
  const height = 14 + LINE * Math.max(...lines.map((each) => each.length))
  return row.map((name, index) => {
    const own = lines[index] ?? []
    const width = Math.min(slot - 8, Math.max(...own.map((line) => line.length)) * LETTER + 24)
    return { name, x: left + slot * (index + 0.5) - width / 2, y, width, height, lines: own }
  })
}

type Area = Pick<Box, 'x' | 'y' | 'width' | 'height'>

/** Does every label stand free? */
function isReadable({ boxes, arrows }: StateLayout): boolean {
  const labels = arrows.map(({ label }) => areaOf(label))
  return labels.every(
    (label, index) =>
      label.x >= -2 &&
      label.x + label.width <= WIDTH + 2 &&
      ![...labels.slice(index + 1), ...boxes].some((other) => overlap(label, other)),
  )
}

function areaOf({ x, y, anchor, lines }: Label): Area {
  const width = Math.max(0, ...lines.map((line) => line.length)) * LABEL_LETTER
  const shift = { start: 0, middle: width / 2, end: width }[anchor]
  return { x: x - shift, y: y - 10, width, height: lines.length * LABEL_LINE - 2 }
}

function overlap(a: Area, b: Area): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
