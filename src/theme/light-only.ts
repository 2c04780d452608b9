/**
 * A bundled style sheet for a site on which nobody can choose the dark theme: without the dark colours, which are the second half of each
 * `light-dark()`.
 */
export function lightOnly(sheet: string): string {
  return sheet.replaceAll(/light-dark\(([^(),]+),[^(),]+\)/g, '$1')
}
