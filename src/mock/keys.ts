/** The key that a reader has in an environment variable. */
export function keyOf(variable: string): string {
  return `secret-of_${variable}`
}
