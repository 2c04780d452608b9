import { escapeInject, dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
export async function onRenderHtml(pageContext: PageContextServer) {
  console.log('RENDER', pageContext.urlPathname, pageContext.is404, pageContext.isPrerendering)
  return escapeInject`<!DOCTYPE html><html><head><title>x</title></head><body>${dangerouslySkipEscape(pageContext.urlPathname)}</body></html>`
}
