/** Lists of tabs that are wider than the window. */
import { expect, test } from './site.ts'

const WIDTHS = [320, 390, 768, 1280]
/** A guide with a tab that was out of sight, samples of requests in six languages, answers by status, in steps. */
const PATHS = ['/llmreadyapi/mcp', '/scribe/v2/batch-api-specification', '/authentication/keypair', '/tabs']

test('R3.31, C82: no tab is out of sight, in a window of any width', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const address = await site('product')
  for (const path of PATHS) {
    await page.goto(address + path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const hidden = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
        return [...document.querySelectorAll('[role=tablist]')].flatMap((list) => {
          const frame = list.getBoundingClientRect()
          const tabs = [...list.querySelectorAll('[role=tab]')].map((tab) => ({
            name: tab.textContent,
            box: tab.getBoundingClientRect(),
          }))
          return tabs
            .filter(
              ({ box }) => frame.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1),
            )
            .map(({ name }) => name)
        })
      })
      expect.soft(hidden, `${path} at ${width} px`).toEqual([])
    }
  }
})
