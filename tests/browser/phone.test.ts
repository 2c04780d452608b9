/** What a reader with a phone sees and touches. */
import { barriersInThemes } from './barriers-in-themes.ts'
import { shapesOf } from './page-shapes.ts'
import { expect, test } from './site.ts'
import { unforcedSite } from './unforced-site.ts'

test.use({ expectedErrors: [/status of (404|500)/] })

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const)
  test(`R1.01, C82: the quickstart of each service is in the first screen of the home page, ${width} × ${height}`, {
    tag: '@build',
  }, async ({ page, site }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${await site('product')}/`)
    for (const service of ['Scribe', 'LLM-ready API', 'NERD', 'Extract'])
      await expect(page.getByRole('link', { name: `${service} quickstart` })).toBeInViewport({ ratio: 1 })
    const order = await page
      .locator('article :is(table, [data-code])')
      .evaluateAll((all) => all.map(({ localName }) => localName))
    expect(order[0], 'no table before the first program').toBe('div')
  })

test('WCAG 2.5.8, C82: at 360 px no target is lower than 24 px, and no code reaches out of the text', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const address = await site('product')
  const { shapes } = await shapesOf('product')
  const found: string[] = []
  for (const path of new Set([...shapes, '/llmreadyapi/mcp', '/llmreadyapi/python-library'])) {
    await page.goto(address + path)
    const here = await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      const lines: string[] = []
      // Links in running text are as high as its lines (the exception of 2.5.8).
      for (const target of document.querySelectorAll('a, button, summary, select, input:enabled')) {
        const isInline = getComputedStyle(target).display === 'inline'
        if (isInline || !target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const { width, height } = target.getBoundingClientRect()
        // One that is out of sight until it has the focus is a pixel wide.
        if (width > 1 && Math.min(width, height) < 23.9)
          lines.push(`${width.toFixed()} × ${height.toFixed(1)}: ${target.textContent}`)
      }
      const edge = document.querySelector('article')?.getBoundingClientRect().right ?? 0
      for (const code of document.querySelectorAll('article :not(pre) > code')) {
        const right = Math.max(0, ...[...code.getClientRects()].map((box) => box.right))
        if (code.checkVisibility() && right > edge + 0.5)
          lines.push(`reaches out by ${right - edge}: ${code.textContent}`)
      }
      return lines
    })
    found.push(...here.map((line) => `${path}: ${line}`))
  }
  expect(found).toEqual([])
})

test('C45, C82: the pages about all services and a page of a group are without a barrier in both themes', {
  tag: ['@build', '@all'],
}, async ({ page, site }) => {
  const address = await site(await unforcedSite('product'))
  for (const path of [
    '/limits',
    '/errors',
    '/retries',
    '/glossary',
    '/questions',
    '/llmreadyapi/api/company-intelligence',
  ]) {
    await page.goto(address + path)
    expect.soft(await barriersInThemes(page, true), path).toEqual([])
  }
})
