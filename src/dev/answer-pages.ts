import path from 'node:path'
import type { Plugin } from 'vite'
import { mediaType } from '../config/media-type.ts'
import { SiteProblems } from '../config/problem.ts'
import type { EditedSite } from './edited-site.ts'
import { errorDocument } from './error-document.ts'
import { localAddress } from './local-address.ts'
import { type Answer, PageDrawer } from './page-drawer.ts'
import { isIn } from './watch-site.ts'

/** Answers with a drawn page whatever is no file; a page that cannot be drawn shows why. */
export function answerPages(edited: EditedSite): Plugin {
  const { base } = edited.workspace
  return {
    name: 'docs:answer-pages',
    configureServer(server) {
      const scripts = path.join(server.config.root, 'src/browser')
      const drawer = new PageDrawer(server, edited, path.join(scripts, 'before-paint.ts'))
      server.httpServer?.once('listening', () => void drawer.warmUp())
      server.watcher.on('all', (_event, file) => {
        if (!isIn(scripts, file)) return
        drawer.forgetScript()
        server.environments.client.hot.send({ type: 'full-reload' })
      })
      // Behind Vite's own.
      return () => {
        server.middlewares.use((request, response, next) => {
          const { address } = localAddress(request.originalUrl, base)
          const file = drawer.files.get(address)
          const answer = async (): Promise<Answer> => {
            try {
              return await drawer.draw(address)
            } catch (error) {
              if (!(error instanceof SiteProblems) && error instanceof Error) server.ssrFixStacktrace(error)
              edited.errorShown()
              return { status: 200, html: errorDocument(error, base) }
            }
          }
          if (file !== undefined) {
            response
              .writeHead(200, { 'content-type': mediaType(address), 'cache-control': 'no-cache' })
              .end(file)
            return
          }
          answer().then(({ status, html, twin }) => {
            const type = mediaType(twin === undefined ? '.html' : '.md')
            response
              .writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' })
              .end(twin ?? html)
          }, next)
        })
      }
    },
  }
}
