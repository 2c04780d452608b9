import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { openDrawing, SiteDrawing } from '../draw/site-drawing.ts'
import type { SiteFacts } from '../draw/site-facts.ts'

/**
 * Opens a site for drawing with the bundled theme: its style sheets and components cannot be loaded as they are written.
 * @param bundle folder of the bundle
 */
export async function loadDrawing(bundle: string, facts: SiteFacts): Promise<SiteDrawing> {
  const address = pathToFileURL(path.join(bundle, 'server/draw.js')).href
  const module = (await import(address)) as { openDrawing: typeof openDrawing }
  return module.openDrawing(facts)
}
