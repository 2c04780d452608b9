/** Proxies, captive portals and broken lines give wrong answers: none is kept, and a copy that is broken is never shown. */
import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { rebuild } from './deployed-site.ts'
import { heading } from './exchanged-page.ts'
import { expectWhole, interact, isKept, keptPaths, test } from './offline-parts.ts'
import { expect } from './site.ts'

// Among them what browsers say of a script, a style sheet or data that is a page.
test.use({
  expectedErrors: [
    /ERR_|Failed to|MIME type|status of (404|500|503)|module script|stylesheet|JSON|integrity|Unexpected (end|identifier|token)|Invalid or unexpected/,
  ],
})

const LOGIN = '<!doctype html><title>Log in</title><h1>Log in to this network</h1>'

function portal(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'max-age=600' })
  response.end(LOGIN)
}

/** A reader who has been here before, and whose worker works. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`)
  await interact(page)
  await page.goto(`${url}/guide`)
  await expect.poll(() => isKept(page)).toBe(true)
  await expectWhole(page)
}

function styleOf(page: Page): Promise<string> {
  return page
    .locator('link[rel=stylesheet]')
    .first()
    .evaluate((link: HTMLLinkElement) => new URL(link.href).pathname)
}

function scriptOf(page: Page): Promise<string> {
  return page
    .locator('script[type=module][src]')
    .evaluate((script: HTMLScriptElement) => new URL(script.src).pathname)
}

for (const file of ['style sheet', 'script'] as const)
  test(`F42: a page that a portal gives once in the place of a ${file} is not kept`, {
    tag: '@build',
  }, async ({ page, deployed }) => {
    await visit(page, deployed.url)
    const old = await (file === 'script' ? scriptOf(page) : styleOf(page))
    let name = ''
    await deployed.deploy(async (dist) => {
      const names = await rebuild(dist, 'Where readers begin', 'Where readers start anew')
      name = old.replace(/[^/]+$/, (last) => names.get(last) ?? '')
    })
    expect(name).not.toBe(old)
    deployed.answers.set(name, (response) => {
      deployed.answers.clear()
      portal(response)
    })
    await page.goto(`${deployed.url}/`)
    await expect(page.getByText('Where readers start anew')).toBeVisible()
    // The worker asks again at once.
    await expectWhole(page)
    await page.reload()
    await expectWhole(page)
    await expect.poll(() => keptPaths(page)).toContain(name)
    deployed.goAway()
    await page.reload()
    await expectWhole(page)
  })

test('F42: a portal that answers everything is shown, and nothing of it is kept', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await visit(page, deployed.url)
  deployed.answers.set('*', portal)
  await page.goto(`${deployed.url}/`)
  await expect(page.getByRole('heading', { name: 'Log in to this network' })).toBeVisible()
  await page.goto(`${deployed.url}/guide/end`)
  await expect(page.getByRole('heading', { name: 'Log in to this network' })).toBeVisible()
  await page.waitForTimeout(300)
  deployed.goAway()
  await page.goto(`${deployed.url}/`)
  await expect(page.getByText('Where readers begin')).toBeVisible()
  await expectWhole(page)
  await page.goto(`${deployed.url}/guide/end`)
  await expect(heading(page, 'No connection')).toBeVisible()
})

test('F42: whole site: what a portal gives in the place of a part is asked for again', {
  tag: '@build',
}, async ({ page, deployed }) => {
  await page.goto(`${deployed.url}/`)
  for (const path of ['/guide/end', '/search/en-US.json', '/mark.svg']) deployed.answers.set(path, portal)
  const button = page.locator('[data-keep-site]')
  await button.click()
  await expect(button).toHaveText('A part is still missing: continue')
  deployed.answers.clear()
  await button.click()
  await expect(button).toHaveText(/^The site is kept/)
  deployed.goAway()
  await page.goto(`${deployed.url}/guide/end`)
  await expect(heading(page, 'End')).toBeVisible()
  await page.getByRole('combobox').first().fill('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('F42: a body that ends in the middle is not kept: page, script, search data', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await visit(page, deployed.url)
  await page.getByRole('combobox').first().fill('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
  const script = await scriptOf(page)
  let next = ''
  await deployed.deploy(async (dist) => {
    const names = await rebuild(dist, 'Where readers begin', 'Where readers start anew')
    next = script.replace(/[^/]+$/, (last) => names.get(last) ?? '')
  })
  const half = async (path: string) => {
    const answer = await fetch(deployed.url + path)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const type = answer.headers.get('content-type') ?? ''
    // As a proxy passes on what it has got, and says that this is all.
    deployed.answers.set(path, (response) => {
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' })
      response.end(bytes.subarray(0, bytes.length / 2))
    })
  }
  for (const path of ['/', next, '/search/en-US.json']) await half(path)
  await page.goto(`${deployed.url}/`)
  await page.goto(`${deployed.url}/guide`)
  await page.waitForTimeout(300)
  await page.keyboard.press('/')
  await page.keyboard.type('lantern')
  await page.waitForTimeout(500)
  deployed.answers.clear()
  deployed.goAway()
  // The one before, whole.
  await page.goto(`${deployed.url}/`)
  await expect(page.getByText('Where readers begin')).toBeVisible()
  await expectWhole(page)
  expect(await keptPaths(page)).not.toContain(next)
  await page.getByRole('combobox').first().fill('lantern')
  await expect(page.getByRole('option').first()).toContainText('Guide')
})

test('F42: a broken copy is thrown away unseen', { tag: '@build' }, async ({ page, deployed }) => {
  await visit(page, deployed.url)
  const paths = [await styleOf(page), await scriptOf(page), '/', '/guide']
  await page.evaluate(
    async ([text, ...broken]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const { url } of await cache.keys()) {
          const { pathname } = new URL(url)
          const type = /\.(\w+)$/.exec(pathname)?.[1] ?? 'html'
          const headers = { 'content-type': type === 'js' ? 'text/javascript' : `text/${type}` }
          if (broken.includes(pathname)) await cache.put(url, new Response(text, { headers }))
        }
      }
    },
    [LOGIN, ...paths],
  )
  await page.goto(`${deployed.url}/guide/end`)
  await expectWhole(page)
  deployed.goAway()
  await page.goto(`${deployed.url}/guide`)
  await expect(heading(page, 'No connection')).toBeVisible()
  await expectWhole(page)
  expect(await keptPaths(page)).not.toContain('/guide')
})

test('F42: a reload asks the server, however late it answers', { tag: '@build' }, async ({
  page,
  deployed,
}) => {
  await visit(page, deployed.url)
  await page.goto(`${deployed.url}/`)
  await deployed.deploy(
    async (dist) => void (await rebuild(dist, 'Where readers begin', 'Where readers start anew')),
  )
  deployed.delays.set('/', 4000)
  await page.reload()
  await expect(page.getByText('Where readers start anew')).toBeVisible()
  await expectWhole(page)
})
