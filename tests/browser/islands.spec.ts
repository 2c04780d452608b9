/** Islands by themselves, with the development build of React: triggers, replay, fields, slots, disposal. */
import { type Page, test as plain } from '@playwright/test'
import { startLab } from './island-lab/server.ts'
import { watchForProblems } from './page-problems.ts'

const { expect } = plain
const test = plain.extend<{ problems: undefined }, { lab: string }>({
  lab: [
    async ({ browserName: _ }, use) => {
      const lab = await startLab()
      await use(lab.url)
      await lab.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = watchForProblems(context, [])
      await use(undefined)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Islands in the order of the page. */
const OUTER = 0
const INNER = 1
const LOAD = 2
const IDLE = 3
const VISIBLE = 4

function section(page: Page, index: number) {
  return page.locator('doc-island > section').nth(index)
}

/** The island's own part of that name, not one in its slots. */
function own(page: Page, index: number, selector: string) {
  return section(page, index).locator(`:scope > ${selector}, :scope > label > ${selector}`).first()
}

async function expectAwake(page: Page, index: number): Promise<void> {
  await expect(section(page, index)).toHaveAttribute('data-awake', 'true')
}

/** Opens the lab; with `slow`, the modules of the islands take that long in ms. */
async function open(page: Page, lab: string, slow = 0): Promise<void> {
  if (slow > 0) {
    await page.route(/form\.island|hydrate\.ts/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, slow))
      await route.continue()
    })
  }
  await page.goto(lab)
  await page.waitForFunction(() => customElements.get('doc-island') !== undefined)
}

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

test('typed text, caret and focus survive hydration, and React knows the text', async ({ page, lab }) => {
  await open(page, lab, 600)
  const field = own(page, OUTER, 'input')
  await field.click()
  await page.keyboard.type('hello')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expectAwake(page, OUTER)
  await expect(section(page, OUTER)).toHaveAttribute('data-text', 'hello')
  await expect(field).toBeFocused()
  await page.keyboard.type('X')
  await expect(field).toHaveValue('helXlo')
  await expect(section(page, OUTER)).toHaveAttribute('data-text', 'helXlo')
  await expect(section(page, OUTER).locator(':scope > output')).toHaveText('focused 1')
})

test('a composition that spans hydration ends in the right text', async ({ page, lab }) => {
  await open(page, lab, 500)
  const field = own(page, OUTER, 'input')
  await field.focus()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await expectAwake(page, OUTER)
  await session.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await session.send('Input.insertText', { text: '你好' })
  await expect(field).toHaveValue('你好')
  await expect(section(page, OUTER)).toHaveAttribute('data-text', '你好')
})

test('checkbox, radio and select keep what was chosen before hydration', async ({ page, lab }) => {
  await open(page, lab, 600)
  await own(page, OUTER, 'input[type=checkbox]').click()
  await own(page, OUTER, 'input[value=large]').click()
  await own(page, OUTER, 'select').selectOption('blue')
  await expectAwake(page, OUTER)
  await expect(section(page, OUTER)).toHaveAttribute('data-checked', 'true')
  await expect(section(page, OUTER)).toHaveAttribute('data-size', 'large')
  await expect(section(page, OUTER)).toHaveAttribute('data-colour', 'blue')
  await expect(own(page, OUTER, 'input[type=checkbox]')).toBeChecked()
  await expect(own(page, OUTER, 'input[value=large]')).toBeChecked()
  await own(page, OUTER, 'input[type=checkbox]').click()
  await expect(section(page, OUTER)).toHaveAttribute('data-checked', 'false')
})

test('of keys in a field only named ones are replayed, each once', async ({ page, lab }) => {
  await open(page, lab, 600)
  const field = own(page, OUTER, '[data-keys]')
  await field.click()
  await page.keyboard.press('a')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expectAwake(page, OUTER)
  await expect(field).toHaveAttribute('data-keys', 'Enter Escape ')
  await expect(field).toHaveValue('a')
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
