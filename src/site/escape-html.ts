/** Text as HTML shows it, between tags and in attributes in double quotes; SVG takes it as well. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
