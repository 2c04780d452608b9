import type { Locator } from '@playwright/test'

/** How long an attribute is there, in ms, from its next appearance on. */
export function timeOfAttribute(locator: Locator, name: string): Promise<number> {
  return locator.evaluate(
    (element, attribute) =>
      new Promise<number>((resolve) => {
        let since = 0
        new MutationObserver(() => {
          if (element.hasAttribute(attribute)) since = performance.now()
          else resolve(performance.now() - since)
        }).observe(element, { attributeFilter: [attribute] })
      }),
    name,
  )
}
