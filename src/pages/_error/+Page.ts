/** Vike asks for a page component; `+onRenderHtml` draws every page itself. */
export function Page() {
  return null
}
