/** Fields of a console as they change: the focus stays where something was, and a mark goes with what was wrong. */
import type { Locator } from '@playwright/test'
import { openConsole, send, unfold } from './console-parts.ts'
import { expect, test } from './site.ts'

const button = (opened: Locator, name: string) => opened.getByRole('button', { name, exact: true })

test('an entry that is removed with a key leaves the focus beside it', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const opened = await openConsole(page, `${await site('product')}/nerd/api`, 'api-annotations-async-post')
  await button(opened, 'Add entry 2').press('Enter')
  await button(opened, 'Add entry 3').press('Enter')
  await button(opened, 'Remove entry 2').press('Enter')
  await expect(button(opened, 'Remove entry 2')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button(opened, 'Add entry 2')).toBeFocused()
  await button(opened, 'Remove entry 1').press('Enter')
  await expect(button(opened, 'Add entry 1')).toBeFocused()
})

test('what is added or taken away with a key leaves the focus in its place', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const opened = await openConsole(
    page,
    `${await site('product')}/scribe/v2/batch-api-specification`,
    'start-transcription',
  )
  await unfold(opened)
  const add = opened.locator('button', { hasText: /^Add options$/ })
  const field = await add.getAttribute('data-field')
  const group = opened.locator(`[data-field="${field}"]`)
  await add.press('Enter')
  await expect(group.locator('summary, input, button').first()).toBeFocused()
  await group.locator('button', { hasText: /^Remove options$/ }).press('Enter')
  await expect(group.and(page.getByRole('button'))).toBeFocused()
  // Whoever has left a field by a click beside it has lost nothing.
  await page.mouse.click(1, 1)
  await expect(page.locator('body')).toBeFocused()
})

test('a field that was wrong is not marked any more when it has another value, nor for the real host', {
  tag: '@build',
}, async ({ page, site }) => {
  const opened = await openConsole(
    page,
    `${await site('product')}/scribe/v2/batch-api-specification`,
    'query-transcription',
  )
  const field = opened.getByLabel('transcription_id', { exact: true })
  const error = opened.locator('.console-error', { hasText: 'pattern' })
  await field.fill('abc')
  await expect(await send(opened)).toHaveText(/^4\d\d /)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(error).toBeVisible()
  // What was refused is wrong for the service of the page, which has checked it.
  await opened.getByLabel('with your own credentials').check()
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(error).toHaveCount(0)
  await opened.getByLabel('this page, without a key').check()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill('0'.repeat(32))
  await page.keyboard.press('Tab')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(error).toHaveCount(0)
  await field.fill('abc')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
})

test('a text of a free name that is emptied keeps its field, and a button takes it away', {
  tag: '@build',
}, async ({ page, site }) => {
  const opened = await openConsole(page, `${await site('product')}/extract/v3/api`, 'upload-document')
  const field = opened.getByLabel('policy', { exact: true })
  await field.fill('')
  await expect(field).toBeFocused()
  await field.fill('other')
  await button(opened, 'Remove policy').press('Enter')
  await expect(field).toHaveCount(0)
  await expect(page.locator('.console :focus')).toHaveCount(1)
})
