import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSiteConfig } from '../../src/content/read-config.ts'
import { insertVariables } from '../../src/content/variables.ts'
import type { ApiReference } from '../../src/reference/model.ts'
import { readReference } from '../../src/reference/read-reference.ts'

/** A document as it is written, variables inserted. */
export interface DocumentText {
  file: string
  text: string
}

/** The texts of all documents of the site below `root`. */
export async function readDocuments(root: string): Promise<DocumentText[]> {
  const { variables } = await readSiteConfig(root)
  const names = readdirSync(join(root, 'apis')).filter((name) => name.endsWith('.yaml'))
  return names.sort().map((name) => {
    const file = `apis/${name}`
    return { file, text: insertVariables(readFileSync(join(root, file), 'utf8'), variables, file) }
  })
}

/** The models of documents. */
export function readReferences(documents: readonly DocumentText[]): ApiReference[] {
  return documents.map(({ text, file }) => readReference(text, file))
}
