/** Adds the look of the search box (`theme/search/search-panel.css`), which is not part of the site's style sheet. */
export function addPanelStyles(styles: string): void {
  // Browsers of before 2023 have no sheets from scripts: their list is readable, not beautiful.
  if (!('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}
