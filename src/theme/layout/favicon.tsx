import { escapeHtml } from '../../site/escape-html.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'

/** The site's icon: a character of the settings (HED-05), else `public/favicon.svg`. */
export function Favicon() {
  const { config, hasIcon } = useDrawing()
  const file = useFileAddress()
  const { faviconGlyph } = config.theme
  if (faviconGlyph !== undefined) return <link rel="icon" href={glyphImage(faviconGlyph)} />
  if (hasIcon) return <link rel="icon" href={file('/favicon.svg')} type="image/svg+xml" />
  // Browsers would ask for /favicon.ico, in vain.
  return <link rel="icon" href="data:," />
}

/** An image of one character, white where the system is dark, whatever the theme: the browser's own frame is around it. */
function glyphImage(glyph: string): string {
  const style = '<style>@media (prefers-color-scheme:dark){text{fill:#fff}}</style>'
  const text = `<text x="50" y=".9em" font-size="90" text-anchor="middle">${escapeHtml(glyph)}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${style}${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
