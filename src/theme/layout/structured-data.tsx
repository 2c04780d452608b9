import { useDrawing } from '../page-context.tsx'

/** The page as JSON-LD, for search engines. For a content security policy this is no script. */
export function StructuredData() {
  const { structuredData } = useDrawing().page
  if (!structuredData) return null
  // `</script>` inside a text would end the element.
  const json = JSON.stringify(structuredData).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: data of the page, escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
