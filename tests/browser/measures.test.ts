/** Colours, sizes and times of the specification's constants. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.describe('of error pages', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('R9.03: the button of the brand is #007694', async ({ page, site }) => {
    await page.goto(`${await site('product')}/missing`)
    const primary = page.getByRole('link', { name: 'Back to homepage' })
    await expect(primary).toHaveCSS('background-color', 'rgb(0, 118, 148)')
    await expect(primary).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test('R9.03: links are #007694, visited ones #8b4092', async ({ page, site }) => {
  const address = await site('product')
  await page.goto(`${address}/example`)
  const link = page.getByRole('article').getByRole('link', { name: 'a page', exact: true })
  await expect(link).toHaveCSS('color', 'rgb(0, 118, 148)')
  // This browser keeps no history of visited links, and what a script is told of them is not true; the picture is.
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  await link.evaluate((element) => element.setAttribute('data-visited', ''))
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '[data-visited]',
  })
  await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['visited'] })
  // Underlines have the colour of the text.
  const picture = sharp(await link.screenshot())
  const { data } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let i = 0; i < data.length; i += 3) colours.add(`${data[i]},${data[i + 1]},${data[i + 2]}`)
  expect(colours).toContain('139,64,146')
  expect(colours).not.toContain('0,118,148')
})

// Only the authors’ server has names of classes that tell what they are.
test('R4.09, R9.06: buttons are 32, 40 and 48 px high', { tag: '@dev' }, async ({ page, site }) => {
  await page.goto(`${await site('product')}/`)
  const button = page.getByRole('link', { name: 'Free trial' }).first()
  await expect(button).toHaveClass(/_medium/)
  for (const [size, height] of [
    ['medium', 40],
    ['small', 32],
    ['large', 48],
  ] as const) {
    await button.evaluate((element, name) => {
      const classes = element.getAttribute('class') ?? ''
      element.setAttribute('class', classes.replace(/_(small|medium|large)\b/, `_${name}`))
    }, size)
    expect((await button.boundingBox())?.height).toBe(height)
  }
})

/** The file is there before the listener is: on the authors’ server it has to load what it imports. */
async function resizeUntilHeard(page: Page): Promise<void> {
  await expect(async () => {
    await page.setViewportSize({ width: 1099, height: 700 })
    await page.setViewportSize({ width: 1100, height: 700 })
    await expect(page.locator('body.resizing')).toHaveCount(1, { timeout: 500 })
  }).toPass()
}

test('R5.12, R9.10, LAY-13: `resizing` goes 200 ms after the last change of size', async ({ page, site }) => {
  await page.clock.install({ time: 0 })
  const loaded = page.waitForResponse(/\/ahead\./)
  await page.goto(`${await site('widgets')}/scripts`)
  await page.clock.pauseAt(60_000)
  await (await loaded).finished()
  const marked = page.locator('body.resizing')
  await expect(marked).toHaveCount(0)
  await resizeUntilHeard(page)
  await page.clock.runFor(190)
  await expect(marked).toHaveCount(1)
  // Another change begins anew.
  const heard = page.evaluate(() =>
    new Promise((done) => addEventListener('resize', done, { once: true })).then(() => 1),
  )
  await page.setViewportSize({ width: 1000, height: 700 })
  await heard
  await page.clock.runFor(190)
  await expect(marked).toHaveCount(1)
  await page.clock.runFor(20)
  await expect(marked).toHaveCount(0)
})

test('LAY-13: the sidebar goes and comes at once when the window crosses 768 px', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const tree = page.locator('nav[data-part=sidebar]')
  await expect(tree).toBeVisible()
  await resizeUntilHeard(page)
  await expect(page.locator('body.resizing')).toHaveCount(0)
  for (const width of [700, 900]) {
    // Styles follow the event; transitions begin with the next frame.
    await tree.evaluate((nav) => {
      const running = () =>
        nav
          .getAnimations({ subtree: true })
          .map((each) => (each instanceof CSSTransition ? each.transitionProperty : 'animation'))
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const heard = new Promise((done) => addEventListener('resize', done, { once: true }))
      Object.assign(window, { moving: heard.then(frames).then(running) })
    })
    await page.setViewportSize({ width, height: 700 })
    expect(
      await page.evaluate(() => (window as { moving?: Promise<string[]> }).moving),
      `at ${width} px`,
    ).toEqual([])
    await expect(tree).toBeVisible({ visible: width > 767 })
  }
})
