/** Consoles that are opened and sent one after the other, as they are. */
import type { Locator, Page } from '@playwright/test'
import { openConsole, openHere, send } from './console-parts.ts'
import { expect, test } from './site.ts'

test('the upload of Extract: each form has the id of the link, and the job runs to its document', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.goto(`${await site('product')}/extract/v3/api`)
  let id = ''
  await withConsole(page, 'create-upload-url', async (console) => {
    await expect(await send(console)).toHaveText('200 OK')
    await expect(present(console)).toHaveText('Now: awaiting_document_upload')
    const body = (await console.locator('.console-json').textContent()) ?? ''
    id = /"request_id": "([^"]+)"/.exec(body)?.[1] ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
  })
  await withConsole(page, 'complete-upload', async (console) => {
    await expect(console.getByLabel('request_id', { exact: true })).toHaveValue(id)
    await expect(await send(console)).toHaveText('404 Not Found')
  })
  await withConsole(page, 'upload-document', async (console) => {
    await expect(console.getByText(`documents/${id}`).first()).toBeVisible()
    await expect(await send(console)).toHaveText('204 No Content')
  })
  await withConsole(page, 'complete-upload', async (console) => {
    await expect(await send(console)).toHaveText('204 No Content')
    await expect(present(console)).toHaveText('Now: pending')
    // Reported once more: the words say where to look.
    await console.locator('.console-send').click()
    const answer = console.locator('.console-answer')
    await expect(answer.locator('[data-status]')).toHaveText('404 Not Found')
    await expect(answer).toContainText('already been reported')
    await expect(answer).toContainText('Get a download link')
  })
  await withConsole(page, 'get-download-url', async (console) => {
    await expect(present(console)).toHaveText('Now: pending')
    await console.getByRole('button', { name: '×100' }).click()
    await expect(present(console)).toHaveText('Now: success')
    await expect(await send(console)).toHaveText('200 OK')
    await expect(console.locator('.console-json')).toContainText(`/results/${id}`)
  })
})

test('a scope that is misspelt is refused in the console as by the key pair', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const address = `${await site('product')}/authentication/keypair`
  const console = await openConsole(page, address, 'request-access-token')
  const scope = console.getByLabel('scope', { exact: true })
  await scope.fill((await scope.inputValue()).slice(0, -1))
  await expect(await send(console)).toHaveText(/^4\d\d /)
  await expect(console.locator('.console-json')).toContainText('"invalid_scope"')
  await expect(scope).toHaveAttribute('aria-invalid', 'true')
})

/** Opens a console and closes it again: one at a time is on the page. */
async function withConsole(
  page: Page,
  operation: string,
  use: (console: Locator) => Promise<void>,
): Promise<void> {
  const console = await openHere(page, operation)
  await use(console)
  await console.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator('.console')).toHaveCount(0)
}

/** What is said of the newest job. */
function present(console: Locator): Locator {
  return console.locator('.console-job [role=status]')
}
