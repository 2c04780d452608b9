/** Weak comparison against a list of entity tags, as `If-None-Match` wants it (RFC 9110, 13.1.2). */
export function matches(header: string | undefined, tag: string): boolean {
  return header !== undefined && split(header).some((one) => one === '*' || one.replace(/^W\//, '') === tag)
}

/** Strong comparison, as `If-Match` and `If-Range` want it (RFC 9110, 13.1.1 and 13.1.5). A date matches nothing. */
export function matchesStrongly(header: string, tag: string): boolean {
  return split(header).some((one) => one === '*' || one === tag)
}

function split(header: string): string[] {
  return header.split(',').map((one) => one.trim())
}
