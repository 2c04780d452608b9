/** The W3C's WebDriver protocol, as far as the tests speak it: JSON over HTTP. */

/** Asks the driver at `address`. @returns the value of its answer. @throws Error with what it says */
export async function ask<Value>(
  address: string,
  method: 'GET' | 'POST' | 'DELETE',
  body?: object,
): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`)
  return value
}

/** A step of the pointer, of the wheel or of a key. */
export type Step = Record<string, string | number>

/** Keys without a letter have code points of their own. */
const CODE_POINTS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** Presses keys one after the other, and releases them in the opposite order. */
export function keySteps(keys: readonly string[]): Step[] {
  const values = keys.map((key) => CODE_POINTS[key] ?? key)
  return [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
}

/** A script for `execute/async` that runs `look` with the arguments of the call and hands back its result or error. */
export function asyncScript(look: string): string {
  return `const done = arguments[arguments.length - 1]
    const args = [].slice.call(arguments, 0, -1)
    Promise.resolve().then(() => (${look})(...args)).then((value) => done({ value }), (error) => done({ error: String(error && error.stack || error) }))`
}
