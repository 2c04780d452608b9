import type { ChangedThing, ReferenceTexts } from '../../texts/reference-texts.ts'
import type { ApiReference, Operation } from '../model.ts'

/** One difference between two versions of an API. */
export interface Change {
  /** Names the change in `x-migration`; says the same in every build. */
  id: string
  /** operationId of the newer version, or of the older one when it is gone. */
  operation: string
  /** A program written for the older version can fail. */
  breaking: boolean
  /** What changed. */
  what: ChangedThing
  /** As the older version has it; undefined when it is new. */
  before?: string
  /** As the newer version has it; undefined when it is gone. */
  after?: string
  /** What to do; breaking changes have one. */
  note?: string
}

/** A thing that both versions have by the same name, or one of them alone. */
export interface Item {
  name: string
  /** How a table shows it. */
  shown: string
  /** A newer program must send it. */
  required: boolean
  inferred: boolean
}

/** What the pairing needs to name its changes. */
export interface Subject {
  operation: string
  what: ChangedThing
  /** Can the loss of such a thing break a program? */
  lossBreaks: boolean
}

/** One operation in both versions. */
export interface OperationPair {
  older: ApiReference
  before: Operation
  newer: ApiReference
  after: Operation
  /** How the changes call it. */
  operation: string
  /** In which both documents were read. */
  texts: ReferenceTexts
  /** The service sends the request and the reader's program answers. */
  isCallback?: boolean
}

/** Whether the owner of the service has confirmed all of these: only such a change can be breaking. */
export function isConfirmed(...ones: { inferred?: true }[]): boolean {
  return ones.every(({ inferred }) => inferred !== true)
}

/**
 * Differences of two lists by name. Where one thing went and one came that takes its place, they are one change.
 * What is not confirmed is never called breaking.
 */
export function compareItems(older: readonly Item[], newer: readonly Item[], subject: Subject): Change[] {
  const gone = outermost(older.filter(({ name }) => !newer.some((item) => item.name === name)))
  const come = outermost(newer.filter(({ name }) => !older.some((item) => item.name === name)))
  const needed = come.filter(({ required }) => required)
  const [left] = gone
  const right = needed.length > 0 ? needed : come
  if (left && right[0] && gone.length === 1 && right.length === 1) {
    const others = come.filter((item) => item !== right[0])
    return [change(subject, left, right[0]), ...others.map((item) => change(subject, undefined, item))]
  }
  return [
    ...gone.map((item) => change(subject, item, undefined)),
    ...come.map((item) => change(subject, undefined, item)),
  ]
}

/** What lies inside a field that came or went came or went with it. */
function outermost(items: readonly Item[]): Item[] {
  return items.filter(
    ({ name }) => !items.some((other) => ['.', '[', '{'].some((mark) => name.startsWith(other.name + mark))),
  )
}

function change(
  { operation, what, lossBreaks }: Subject,
  before: Item | undefined,
  after: Item | undefined,
): Change {
  const inferred = before?.inferred === true || after?.inferred === true
  const breaks = before ? lossBreaks : after?.required === true
  return {
    id: `${operation}: ${what} ${[before?.name, after?.name].filter((name) => name !== undefined).join(' → ')}`,
    operation,
    breaking: breaks && !inferred,
    what,
    ...(before && { before: before.shown }),
    ...(after && { after: after.shown }),
  }
}
