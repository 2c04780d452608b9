import path from 'node:path'
import type { Plugin } from 'vite'
import { bundleScript } from '../bundle/classic-script.ts'
import { isOpenToAll, OPEN_TO_ALL, SERVICE_WORKER } from '../config/hosting.ts'
import { mediaType } from '../config/media-type.ts'
import { redirectLocation } from '../config/redirect-location.ts'
import { redirectsOf } from '../site/redirects.ts'
import { decodePath } from '../site/route.ts'
import type { EditedSite } from './edited-site.ts'
import { localAddress } from './local-address.ts'
import { siteFile } from './site-files.ts'

/** Answers what a build would write beside the pages, before Vite looks for files of the code. */
export function answerSite(edited: EditedSite): Plugin {
  const { base } = edited.workspace
  return {
    name: 'docs:answer-site',
    configureServer(server) {
      const retired = path.join(server.config.root, 'src/browser/offline/retired-worker.ts')
      server.middlewares.use((request, response, next) => {
        const { address, query } = localAddress(request.url, base)
        request.url = composed(request.url)
        const answer = async (): Promise<void> => {
          const to = (await redirects(edited)).get(address.replace(/(.)\/$/, '$1'))
          if (to !== undefined) {
            response.writeHead(308, { location: redirectLocation(to, base.replace(/\/$/, ''), query) }).end()
            return
          }
          // It removes what a build of the site has left in the author's browser.
          const content =
            address === SERVICE_WORKER ? await bundleScript(retired) : await siteFile(edited, address)
          if (content === undefined) return next()
          response.setHeader('content-type', mediaType(address))
          if (isOpenToAll(address)) response.setHeader(...OPEN_TO_ALL)
          response.end(content)
        }
        answer().catch(next)
      })
    },
  }
}

/** The same address in Unicode's composed form, under which Vite finds the files of `public/`. */
function composed(url = '/'): string {
  const [path = '', ...rest] = url.split('?')
  const decoded = decodePath(path)
  if (decoded === decoded.normalize()) return url
  return [decoded.normalize().split('/').map(encodeURIComponent).join('/'), ...rest].join('?')
}

/** None while the settings are wrong: the page tells it. */
async function redirects(edited: EditedSite): Promise<Map<string, string>> {
  const site = await edited.read().catch(() => undefined)
  return site ? redirectsOf(site.config) : new Map()
}
