import type { StateEdge } from './state-ranks.ts'

/** A state in the drawing. */
export interface Box {
  name: string
  x: number
  y: number
  width: number
  height: number
  lines: string[]
}

/** Lines of text, from their first base line on. */
export interface Label {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  lines: string[]
}

export interface Arrow {
  path: string
  label: Label
  /** Where a start is marked. */
  dot?: { x: number; y: number }
}

const HEAD = { down: 'm-5-8 5 8 5-8', left: 'm-8-5 8 5-8 5', right: 'm8-5-8 5 8 5' }

/** Others come from the row above to the same state: the ways meet just over it. */
export function turnsLate({ from, to }: StateEdge, down: readonly StateEdge[]): boolean {
  return from !== undefined && down.filter((edge) => edge.to === to && edge.from !== undefined).length > 1
}

/**
 * A way from the row above, or from outside. Its label stands over the target, or below the source where several ways meet.
 * @param top where the gap begins
 * @param down all ways into the row
 */
export function arrowDown(
  edge: StateEdge,
  lines: string[],
  top: number,
  boxes: readonly Box[],
  down: readonly StateEdge[],
): Arrow {
  const target = boxOf(edge.to, boxes)
  const isEntered = down.some((other) => other.to === edge.to && other.from !== undefined)
  const isStart = down.some((other) => other.to === edge.to && other.from === undefined)
  const tx = middle(target)
  const anchor = isEntered && isStart ? (edge.from === undefined ? 'start' : 'end') : 'middle'
  if (edge.from === undefined) {
    const x = isEntered ? tx + 24 : tx
    const label = { x: anchor === 'start' ? x + 8 : x, y: top + 26, anchor, lines } as const
    return { path: `M${x} ${top + 6}V${target.y}${HEAD.down}`, dot: { x, y: top + 6 }, label }
  }
  const source = boxOf(edge.from, boxes)
  const sx = middle(source)
  const start = source.y + source.height
  const isLate = turnsLate(edge, down)
  const turn = isLate ? target.y - 14 : start + 10
  const path = `M${sx} ${start}V${turn}H${tx}V${target.y}${HEAD.down}`
  // A source of several ways has the others' labels below it.
  const isCross = isLate && down.filter(({ from }) => from === edge.from).length > 1
  if (isCross) return { path, label: { x: (sx + tx) / 2, y: turn - 6, anchor: 'middle', lines } }
  const x = isLate ? sx : tx
  return { path, label: { x: anchor === 'end' ? x - 8 : x, y: start + 24, anchor, lines } }
}

/** On which side a way back, or past a row, meets no box. */
export function sideOf(
  { from = '', to }: StateEdge,
  rows: readonly string[][],
): 'left' | 'right' | undefined {
  const isAt = (index: 0 | -1) => rows.filter((row) => [from, to].includes(row.at(index) ?? '')).length
  const needed = new Set(rows.filter((row) => row.includes(from) || row.includes(to))).size
  const inOneRow = rows.some((row) => row.includes(from) && row.includes(to) && from !== to)
  if (inOneRow) return undefined
  if (isAt(0) === needed) return 'left'
  return isAt(-1) === needed ? 'right' : undefined
}

/** A way back, or past a row, in a lane of its own beside the boxes. */
export function arrowAside(
  edge: StateEdge,
  side: 'left' | 'right',
  x: number,
  lines: string[],
  boxes: readonly Box[],
): Arrow {
  const edgeOf = (box: Box) => (side === 'left' ? box.x : box.x + box.width)
  const source = boxOf(edge.from ?? '', boxes)
  const target = boxOf(edge.to, boxes)
  // Both ends of a way from a state to itself are apart.
  const from = source.y + source.height / 2 + 5
  const to = target.y + target.height / 2 - 5
  const head = side === 'left' ? HEAD.left : HEAD.right
  const y = (from + to) / 2 - (lines.length / 2 - 1) * 14
  const label = {
    y,
    x: side === 'left' ? x + 6 : x - 6,
    anchor: side === 'left' ? 'start' : 'end',
    lines,
  } as const
  return { path: `M${edgeOf(source)} ${from}H${x}V${to}H${edgeOf(target)}${head}`, label }
}

function boxOf(name: string, boxes: readonly Box[]): Box {
  const box = boxes.find((candidate) => candidate.name === name)
  if (!box) throw new Error(`No state is called ${name}.`)
  return box
}

function middle({ x, width }: Box): number {
  return x + width / 2
}
