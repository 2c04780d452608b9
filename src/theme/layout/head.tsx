import { useDrawing, useFileAddress } from '../page-context.tsx'

/** The document's head (HED-01 – HED-05, R1.07). Style sheets are put in front by the build. */
export function Head({ beforePaint }: { beforePaint: string }) {
  const { page } = useDrawing()
  const file = useFileAddress()
  const { openGraph } = page
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.documentTitle}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={page.kind === 'document' ? 'index,follow' : 'noindex'} />
      {page.canonical !== undefined && <link rel="canonical" href={page.canonical} />}
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      {openGraph.image !== undefined && <meta property="og:image" content={openGraph.image} />}
      <link rel="icon" href={file('/favicon.svg')} type="image/svg+xml" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
    </head>
  )
}
