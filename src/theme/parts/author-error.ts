import { nearest } from '../../config/nearest.ts'
import { type Problem, SiteProblems } from '../../config/problem.ts'
import { useDrawing } from '../page-context.tsx'

/** Makes errors about a block that the author of the page being drawn used wrongly. */
export function useAuthorError(): (problem: Omit<Problem, 'file'>) => SiteProblems {
  const { page } = useDrawing()
  return (problem) => new SiteProblems([{ file: page.file ?? page.navigation.route, ...problem }])
}

/**
 * A prop whose value must be one of a few.
 * @param value what the author wrote; pages are not type-checked, so it may be anything
 * @throws SiteProblems with the block, the prop, the allowed values and the nearest one
 */
export function useOneOf<Value extends string | number | undefined>(
  block: string,
  prop: string,
  value: unknown,
  allowed: readonly Value[],
): Value {
  const authorError = useAuthorError()
  if (allowed.includes(value as Value)) return value as Value
  const written = allowed.filter((candidate) => candidate !== undefined)
  throw authorError({
    message: `<${block}> has no such value of \`${prop}\``,
    expected: written.map((candidate) => JSON.stringify(candidate)).join(', '),
    received: JSON.stringify(value) ?? String(value),
    ...near(String(value), written.map(String)),
  })
}

/**
 * Stops on props that a block does not have, which are mostly misspelt ones.
 * @param rest what is left after the block took its own props
 * @throws SiteProblems with the block, the prop, the block's props and the nearest one
 */
export function useNoOtherProps(block: string, rest: object, known: readonly string[]): void {
  const authorError = useAuthorError()
  const [other] = Object.keys(rest)
  if (other === undefined) return
  throw authorError({
    message: `<${block}> has no prop of this name`,
    ...(known.length > 0 && { expected: known.join(', ') }),
    received: other,
    ...near(other, known),
  })
}

/** @throws SiteProblems when a prop that is on or off is a text: `active="false"` would be on. */
export function useSwitch(block: string, prop: string, value: unknown): void {
  const authorError = useAuthorError()
  if (typeof value === 'boolean') return
  throw authorError({
    message: `<${block}> has a \`${prop}\` that is neither on nor off`,
    expected: `${prop}, ${prop}={true}, ${prop}={false}`,
    received: JSON.stringify(value),
  })
}

/** @throws SiteProblems when a text that a block cannot do without is missing. */
export function useRequired(block: string, prop: string, value: unknown): void {
  const authorError = useAuthorError()
  if (value !== undefined && value !== null && value !== '') return
  throw authorError({ message: `<${block}> needs \`${prop}\``, expected: `${prop}="…"` })
}

function near(name: string, candidates: readonly string[]): Pick<Problem, 'nearest'> {
  const found = nearest(name, candidates)
  return found === undefined ? {} : { nearest: found }
}
