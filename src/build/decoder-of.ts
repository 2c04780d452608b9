import { compiledPages } from '../content/compiled-pages.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { decoderFiles } from '../draw/decoder-files.ts'
import { decoderPages } from '../draw/decoder-pages.ts'
import type { CompiledPages } from './compile-site.ts'

/** What the decoder loads, by address; nothing for a site without one. */
export async function decoderOf(
  site: Site,
  workspace: Workspace,
  compiled: CompiledPages,
): Promise<Map<string, string>> {
  if (![...compiled.values()].some(({ hasDecoder }) => hasDecoder)) return new Map()
  const kept = compiledPages(workspace)
  const pages = await decoderPages(site, async (page) => {
    const key = compiled.get(page)?.key
    return key === undefined ? undefined : kept.read(key)
  })
  return decoderFiles(pages)
}
