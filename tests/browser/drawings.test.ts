/** Drawings, of files and made from API documents, on a phone. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { siteAddresses } from './site-addresses.ts'

const WIDTH = 390
/** CSS pixels. */
const LEAST_TEXT = 11

// Files are parsed in the page.
test.use({ viewport: { width: WIDTH, height: 844 }, bypassCSP: true })

test('R1.03, C82: the text of every drawing of every page is legible on a phone', { tag: '@build' }, async ({
  page,
  request,
  site,
}) => {
  const address = await site('product')
  const seen = new Set<string>()
  const small: string[] = []
  for (const path of await siteAddresses('product')) {
    const html = await (await request.get(address + path)).text()
    const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
    if (!/<img[^>]*\.svg|<svg[^>]*role="img"/.test(article)) continue
    await page.goto(address + path)
    for (const { name, size } of await drawings(page)) {
      seen.add(`${path} ${name}`)
      if (size < LEAST_TEXT) small.push(`${path}: ${name} ${size.toFixed(1)} px`)
    }
  }
  expect(small).toEqual([])
  // Fifteen of files, and what is drawn from documents.
  expect(seen.size).toBeGreaterThan(20)
})

/** The least size of text of each drawing, as it is shown. */
function drawings(page: Page): Promise<{ name: string; size: number }[]> {
  return page.evaluate(async () => {
    const shown = [
      ...document.querySelectorAll<SVGSVGElement | HTMLImageElement>('article svg[role=img], article img'),
    ]
    const found = await Promise.all(
      shown.map(async (element) => {
        if (element instanceof SVGSVGElement)
          return { name: element.ariaLabel ?? '', element, drawing: element }
        if (!element.src.endsWith('.svg')) return undefined
        const text = await (await fetch(element.src)).text()
        const drawing = new DOMParser().parseFromString(text, 'image/svg+xml')
          .documentElement as unknown as SVGSVGElement
        return { name: element.src.replace(/^.*\//, ''), element, drawing }
      }),
    )
    return found.flatMap((one) => {
      if (!one) return []
      const { name, element, drawing } = one
      const scale = element.getBoundingClientRect().width / drawing.viewBox.baseVal.width
      const sizes = [...drawing.querySelectorAll('text')].map((text) =>
        Number.parseFloat(
          drawing.isConnected && drawing === element
            ? getComputedStyle(text).fontSize
            : (text.closest('[font-size]')?.getAttribute('font-size') ?? '0'),
        ),
      )
      return sizes.length > 0 ? [{ name, size: Math.min(...sizes) * scale }] : []
    })
  })
}
