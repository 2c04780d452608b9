import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleBrowser } from './browser.ts'
import { bundleScript } from './classic-script.ts'
import { type Manifest, MCP_SERVER } from './manifest.ts'
import { bundleMcpServer } from './mcp-server.ts'
import { bundleTheme } from './theme.ts'

/**
 * Bundles all code of one version.
 * @param project absolute path of the project
 * @param folder empty folder that the files are written to
 */
export async function writeBundle(project: string, folder: string): Promise<Manifest> {
  const script = (file: string) => bundleScript(path.join(project, 'src/browser', file))
  const [browser, sheets, beforePaint, offline, retired, mcp] = await Promise.all([
    bundleBrowser(project, path.join(folder, 'browser')),
    bundleTheme(project, path.join(folder, 'server')),
    script('before-paint.ts'),
    script('offline/service-worker.ts'),
    script('offline/retired-worker.ts'),
    bundleMcpServer(path.join(project, 'src/mcp/stdio.ts')),
  ])
  await writeFile(path.join(folder, MCP_SERVER), mcp)
  return { ...browser, sheets, beforePaint, serviceWorkers: { offline, retired } }
}
