/** Everything that pages say while a test goes through them. */
import type { BrowserContext } from '@playwright/test'

/** What readers see or hear of elements, beside their text. */
const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label']
/** Not in the words of any language: code, and keys of keyboards. */
const WORDLESS = 'code, kbd, samp, script, style'

/** @returns the texts so far; those that come and go quickly are noted as well */
export async function noteTexts(context: BrowserContext): Promise<Set<string>> {
  const said = new Set<string>()
  await context.exposeFunction('noteTexts', (texts: string[]) => {
    for (const text of texts) said.add(text)
  })
  await context.addInitScript(watch, { attributes: ATTRIBUTES, wordless: WORDLESS })
  return said
}

/** Runs in pages. */
function watch({ attributes, wordless }: { attributes: string[]; wordless: string }): void {
  const textsOf = (node: Node): string[] => {
    if (node instanceof Text) return node.parentElement?.closest(wordless) ? [] : [node.data]
    if (!(node instanceof Element) || node.matches(wordless)) return []
    const own = attributes.map((name) => node.getAttribute(name) ?? '')
    return [...own, ...[...node.childNodes].flatMap(textsOf)]
  }
  const note = (nodes: Iterable<Node>) => {
    const texts = [...nodes].flatMap(textsOf).map((text) => text.replace(/\s+/g, ' ').trim())
    const worded = texts.filter((text) => /\p{L}/u.test(text))
    if (worded.length > 0) (window as unknown as { noteTexts(list: string[]): void }).noteTexts(worded)
  }
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) note(type === 'childList' ? addedNodes : [target])
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: attributes,
  })
}
