/**
 * What React finds wrong with a component (a list without keys, an attribute that no element has) it tells on the console, and in development only. Here it
 * fails the test that draws the component.
 */
const tell = console.error

console.error = (...message: unknown[]) => {
  // Only React's begin with a format.
  if (typeof message[0] === 'string' && message[0].includes('%s')) throw new Error(message.join(' '))
  tell(...message)
}
