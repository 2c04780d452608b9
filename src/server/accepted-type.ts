/**
 * Whether a client would rather read Markdown than HTML (RFC 9110, 12.5.1): it names `text/markdown`, and likes it no less than HTML. Browsers
 * never name it.
 * @param header value of `Accept`
 */
export function prefersMarkdown(header: string | undefined): boolean {
  if (header === undefined || !/text\/markdown/i.test(header)) return false
  const weights = weightsOf(header)
  const markdown = weights.get('text/markdown') ?? 0
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0
  return markdown > 0 && markdown >= html
}

/** Weights by range; a weight that is none counts as 0, so that nobody gets what he may not have asked for. */
function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    const weight = q === undefined ? 1 : /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 0
    // Of one range given twice, the better.
    if (range !== '') weights.set(range, Math.max(weight, weights.get(range) ?? 0))
  }
  return weights
}
