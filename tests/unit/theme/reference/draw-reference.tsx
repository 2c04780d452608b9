import type { ApiReference } from '../../../../src/reference/model.ts'
import { ApiReferencePage } from '../../../../src/theme/reference/api-reference-page.tsx'
import { draw, type Surroundings } from '../draw-frame.tsx'

/** HTML of the reference of a document. */
export function drawReference(
  reference: ApiReference,
  codes: Record<string, string> = {},
  surroundings?: Surroundings,
  session?: string,
): string {
  return draw(
    <ApiReferencePage
      reference={reference}
      codes={codes}
      data={{}}
      {...(session !== undefined && { session })}
    />,
    surroundings,
  )
}

/** HTML from the tag that has an id to the end of what follows it, at most so many characters; tags left out. */
export function textAfter(html: string, id: string, length = 400): string {
  const start = html.indexOf(`id="${id}"`)
  return html
    .slice(start, start + length * 4)
    .replace(/^[^>]*>/, '')
    .replace(/<[^>]*>/g, '')
    .slice(0, length)
}
