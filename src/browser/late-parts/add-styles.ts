/** Adds the look of something that is loaded later, such as the search box or an application: it comes with its script, so that no page pays for it. */
export function addStyles(styles: string): void {
  // Browsers of before 2023 have no sheets from scripts: what they show is readable, not beautiful.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
