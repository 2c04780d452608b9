/** Islands by themselves, with the development build of React: triggers, replay, slots, disposal. */
import {
  expect,
  expectAwake,
  IDLE,
  INNER,
  LOAD,
  OUTER,
  open,
  own,
  section,
  test,
  VISIBLE,
} from './island-lab/lab.ts'

test('triggers: load and idle wake by themselves, visible when seen, interaction sleeps', async ({
  page,
  lab,
}) => {
  await open(page, lab)
  await expectAwake(page, LOAD)
  await expectAwake(page, IDLE)
  await expect(section(page, VISIBLE)).toHaveAttribute('data-awake', 'false')
  await expect(section(page, OUTER)).toHaveAttribute('data-awake', 'false')
  await section(page, VISIBLE).scrollIntoViewIfNeeded()
  await expectAwake(page, VISIBLE)
  await expect(section(page, OUTER)).toHaveAttribute('data-awake', 'false')
})

test('a click before hydration counts once, impatient clicks are one, later ones count each', async ({
  page,
  lab,
}) => {
  await open(page, lab, 2000)
  const button = own(page, OUTER, 'button')
  await button.click()
  await button.click()
  await button.click()
  await expectAwake(page, OUTER)
  await expect(button).toHaveText('count 1')
  await button.click()
  await expect(button).toHaveText('count 2')
})

test('a click counts once also when everything is loaded already', async ({ page, lab }) => {
  await open(page, lab)
  await expectAwake(page, LOAD)
  const button = own(page, OUTER, 'button')
  await button.hover()
  await page.waitForTimeout(300)
  await button.click()
  await expect(button).toHaveText('count 1')
})

test('native actions happen at once and once: summary, link, one history entry', async ({ page, lab }) => {
  await open(page, lab, 1500)
  const details = own(page, OUTER, 'details')
  await details.locator('summary').click()
  await expect(details).toHaveAttribute('open')
  await expect(section(page, OUTER)).toHaveAttribute('data-awake', 'false')
  const entries = await page.evaluate(() => history.length)
  await own(page, OUTER, 'a').click()
  expect(page.url()).toContain('#linked')
  await expectAwake(page, OUTER)
  await expect(details).toHaveAttribute('open')
  await expect(own(page, OUTER, 'button')).toHaveText('count 100')
  await expect(own(page, OUTER, 'a')).toHaveAttribute('data-linked', 'heard')
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('a handler that stops propagation is replayed like any other', async ({ page, lab }) => {
  await open(page, lab, 2000)
  await section(page, OUTER).locator(':scope > button', { hasText: 'ten' }).click()
  await expect(own(page, OUTER, 'button')).toHaveText('count 10')
})

test('slots: their nodes, text and focus stay; an island in a slot sleeps on and wakes alone', async ({
  page,
  lab,
}) => {
  await open(page, lab)
  const plainField = page.getByLabel('plain')
  await plainField.fill('kept')
  await plainField.focus()
  const nodes = await page.evaluateHandle(() => {
    const island = document.querySelector('doc-island')
    return island ? [...island.querySelectorAll('*')] : []
  })
  // Events of a slot are not the island's.
  await plainField.click()
  await expect(section(page, OUTER)).toHaveAttribute('data-awake', 'false')
  await own(page, OUTER, 'button').click()
  await expectAwake(page, OUTER)
  await expect(section(page, INNER)).toHaveAttribute('data-awake', 'false')
  await expect(plainField).toHaveValue('kept')
  await own(page, INNER, 'button').click()
  await expectAwake(page, INNER)
  await expect(own(page, INNER, 'button')).toHaveText('count 1001')
  await expect(own(page, OUTER, 'button')).toHaveText('count 1')
  const toggle = section(page, OUTER).locator(':scope > button', { hasText: 'toggle slot' })
  await toggle.click()
  await expect(plainField).toBeHidden()
  await toggle.click()
  await expect(plainField).toHaveValue('kept')
  expect(
    await nodes.evaluate((known) => {
      const island = document.querySelector('doc-island')
      const now = new Set(island?.querySelectorAll('*'))
      return known.length > 0 && known.every((node) => now.has(node))
    }),
  ).toBe(true)
})

test('ids of labels fit their fields in every island, also after waking', async ({ page, lab }) => {
  await open(page, lab)
  await own(page, OUTER, 'button').click()
  await own(page, INNER, 'button').click()
  await expectAwake(page, INNER)
  const { ids, broken } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map((element) => element.id),
    broken: [...document.querySelectorAll('label')].filter((label) => label.control === null).length,
  }))
  expect(new Set(ids).size).toBe(ids.length)
  expect(broken).toBe(0)
})

test('disposed islands are unmounted, with those inside, and the page can go on', async ({ page, lab }) => {
  await open(page, lab)
  await own(page, OUTER, 'button').click()
  await own(page, INNER, 'button').click()
  await expectAwake(page, INNER)
  await page.evaluate(() => {
    const main = document.querySelector('main')
    const { disposeIslands } = window as unknown as { disposeIslands(part: Element): void }
    if (!main) return
    disposeIslands(main)
    main.remove()
  })
  await expect(page.locator('doc-island')).toHaveCount(0)
})
