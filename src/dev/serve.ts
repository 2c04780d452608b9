import path from 'node:path'
import { createServer } from 'vite'
import { viteSettings } from '../bundle/vite-settings.ts'
import { Refusal } from '../config/refusal.ts'
import type { Workspace } from '../content/workspace.ts'
import { answerPages } from './answer-pages.ts'
import { answerSite } from './answer-site.ts'
import { EditedSite } from './edited-site.ts'
import { isIn, sitePlaces, watchSite } from './watch-site.ts'

/**
 * `npm run dev`: serves the site while it is written and prints its address.
 * @param project absolute path of the project
 * @param port taken as it is; the first free one from 5173 when absent
 * @throws Refusal when the given port is in use
 */
export async function serveForAuthors(
  project: string,
  workspace: Workspace,
  port: number | undefined,
): Promise<void> {
  const edited = new EditedSite(workspace)
  // What the first page needs is read while Vite starts; a mistake is told by the page.
  edited.read().catch(() => {})
  const server = await createServer({
    ...viteSettings(project),
    base: workspace.base,
    publicDir: path.join(workspace.root, 'public'),
    server: {
      host: '127.0.0.1',
      ...(port !== undefined && { port, strictPort: true }),
      watch: { ignored: needless(project, workspace.root) },
    },
    // Known from the start: finding React when an application is opened would reload the author's page.
    optimizeDeps: {
      noDiscovery: true,
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
    },
    plugins: [watchSite(edited), answerSite(edited), answerPages(edited)],
  })
  await server.listen().catch((error: unknown) => {
    const isBusy = error instanceof Error && error.message.includes('already in use')
    throw isBusy ? new Refusal(`Port ${port} is in use. End what listens there, or set another one.`) : error
  })
  server.printUrls()
}

/** Tells which files of the project nobody has to watch: neither code nor of the site. Vite would look at all of them before it answers. */
function needless(project: string, root: string): (file: string) => boolean {
  const needed = [path.join(project, 'src'), ...sitePlaces(root)]
  return (file) =>
    file !== project && isIn(project, file) && !needed.some((place) => isIn(place, file) || isIn(file, place))
}
