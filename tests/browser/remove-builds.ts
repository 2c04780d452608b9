import { rmSync } from 'node:fs'

/** Removes what `buildOnce` built for this run. */
export default function removeBuilds(): void {
  const folder = process.env['DOCS_TEST_BUILDS']
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
}
