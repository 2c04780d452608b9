import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/**
 * The style sheets of everything that a module imports, in the order in which they were imported: their addresses, without base path.
 * @param entry address of a module that was loaded for drawing
 */
export async function linkedSheets(server: ViteDevServer, entry: string): Promise<string[]> {
  const graph = server.environments.ssr.moduleGraph
  const sheets = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return
    seen.add(module)
    for (const next of module.importedModules) visit(next)
    if (module.url.endsWith('.css')) sheets.add(module.url)
  }
  const first = await graph.getModuleByUrl(entry)
  if (first) visit(first)
  return [...sheets]
}
