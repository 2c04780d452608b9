import path from 'node:path'
import type { Plugin } from 'vite'
import { ARTICLE_EDITED } from '../config/article-edited.ts'
import type { EditedSite } from './edited-site.ts'

/** Where the files of a site lie, absolute. */
export function sitePlaces(root: string): string[] {
  return ['content', 'public', 'apis', 'site.config.ts'].map((name) => path.join(root, name))
}

/** Whether a path is that place or lies in it. */
export function isIn(place: string, file: string): boolean {
  return file === place || file.startsWith(place + path.sep)
}

/**
 * A changed, added or removed file of the site is on the page at once, without a restart; so is a changed component of the theme. Where only the text
 * of an article has changed, the page exchanges it; otherwise it is loaded again.
 */
export function watchSite(edited: EditedSite): Plugin {
  const watched = sitePlaces(edited.workspace.root)
  return {
    name: 'docs:watch-site',
    configureServer(server) {
      const { client, ssr } = server.environments
      const reload = () => client.hot.send({ type: 'full-reload' })
      server.watcher.add(watched)
      server.watcher.on('all', (_event, file) => {
        if (watched.some((place) => isIn(place, file))) {
          edited.changed(file).then(
            (onlyArticle) => (onlyArticle ? client.hot.send(ARTICLE_EDITED) : reload()),
            // What is wrong is told by the page.
            reload,
          )
          return
        }
        // Vite exchanges style sheets by itself, and what runs in the browser; the rest is drawn here.
        const isDrawn = Boolean(ssr.moduleGraph.getModulesByFile(file)?.size)
        if (isDrawn && !file.endsWith('.css')) reload()
      })
    },
  }
}
