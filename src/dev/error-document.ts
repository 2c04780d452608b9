import { escapeHtml } from '../site/escape-html.ts'

/**
 * The page an author sees while a page is broken: the message, and Vite's overlay on top of it. It loads the development client, so the
 * page comes back by itself when the file is mended.
 * @param base base path, begins and ends with `/`
 */
export function errorDocument(error: unknown, base: string): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const text = JSON.stringify({ message, stack, id: '', frame: '', plugin: '', loc: undefined }).replaceAll(
    '<',
    '\\u003c',
  )
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Error</title></head><body><pre>${escapeHtml(message)}</pre>
<script type="module">import { ErrorOverlay } from '${base}@vite/client'
document.body.append(new ErrorOverlay(${text}))</script></body></html>`
}
