import { nearest } from '../../config/nearest.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import { useArticleLocale, useDrawing } from '../page-context.tsx'
import { useAuthorError, useNoOtherProps, useRequired } from '../parts/author-error.ts'
import button from '../parts/button.module.css'

const BUTTON = `${button['button']} ${button['secondary']} ${button['medium']}`

/**
 * A workbench for client assertions (`theme/applications/key-pair/`): for the page of a document with a token endpoint.
 * @param operation operationId of the endpoint, in the reference of the page
 * @throws SiteProblems when the page has no reference with this operation
 */
export function KeyPair({ operation, ...rest }: { operation?: unknown }) {
  const authorError = useAuthorError()
  const { operations = {} } = useDrawing()
  const { about, open } = textsOf(useArticleLocale()).applications.keyPair
  useNoOtherProps('KeyPair', rest, ['operation'])
  useRequired('KeyPair', 'operation', operation)
  const data = operations[String(operation)]
  if (data === undefined) {
    const near = nearest(String(operation), Object.keys(operations))
    throw authorError({
      message: '<KeyPair> names an operation that the reference of its page does not have',
      expected: Object.keys(operations).join(', ') || '`api: …` in the front matter',
      received: String(operation),
      ...(near !== undefined && { nearest: near }),
    })
  }
  return (
    <Application name="key-pair" words="keyPair" data={data} label={open} className={BUTTON}>
      <p>{about}</p>
    </Application>
  )
}
