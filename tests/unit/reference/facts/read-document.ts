import { readFileSync } from 'node:fs'
import site from '../../../../site.config.ts'
import { insertVariables } from '../../../../src/content/variables.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'

/** The model of a document of this site, variables inserted. */
export function readDocument(name: string): ApiReference {
  const file = `apis/${name}.yaml`
  const variables = { ...site.variables, brand: site.brand }
  return readReference(insertVariables(readFileSync(file, 'utf8'), variables, file), file)
}
