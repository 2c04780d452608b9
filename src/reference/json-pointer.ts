/** JSON pointers (RFC 6901) with the `#` of `$ref` left out: `/paths/~1me/get`. */

/** Adds steps to a pointer. */
export function pointerTo(base: string, ...steps: (string | number)[]): string {
  return base + steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The steps of a pointer, which may begin with `#`. */
export function pointerSteps(pointer: string): string[] {
  const path = pointer.replace(/^#/, '')
  if (path === '') return []
  return path
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a pointer; undefined when there is none. */
export function valueAt(data: unknown, pointer: string): unknown {
  let value = data
  for (const step of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}
