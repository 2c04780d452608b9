import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { isSchemaPlace } from './join-files.ts'
import { refOf, walk } from './structure-walk.ts'

/**
 * Makes a link of each schema that lies on the web: nothing is fetched, and the reader can go there. The document is changed in place.
 * @returns a problem for each
 */
export function linkFarSchemas(source: DocumentSource): Problem[] {
  const problems: Problem[] = []
  walk(source.data, '', (value, pointer) => {
    const ref = refOf(value)
    if (ref === undefined || !/^https?:/i.test(ref) || !isSchemaPlace(pointer)) return
    const at = pointerTo(pointer, '$ref')
    problems.push(
      source.problem(at, 'A reference leads out of the site, and nothing is fetched: the page links to it', {
        received: ref,
      }),
    )
    const json = value as Record<string, unknown>
    delete json['$ref']
    json['externalDocs'] = { url: ref }
  })
  return problems
}
