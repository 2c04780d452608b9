import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Integrity } from './integrity.ts'
import { withoutReferenceStyles } from './reference-styles.ts'

/**
 * Goes once over the written pages: drops the style sheet that a page has no use for, and says what its scripts must be.
 * @param client folder of the written site
 * @param base base path, with a slash at both ends
 */
export async function finishPages(client: string, base: string): Promise<void> {
  const integrity = new Integrity(client, base)
  const names = await readdir(client, { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const file = path.join(client, name)
    const html = await readFile(file, 'utf8')
    await writeFile(file, integrity.add(withoutReferenceStyles(html)))
  }
}
