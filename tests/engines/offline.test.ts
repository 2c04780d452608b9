/** Reading without the server. */
import { rebuild } from '../browser/deployed-site.ts'
import { test } from './deployed-test.ts'
import { inView } from './in-page.ts'
import type { Reader } from './reader.ts'

// What browsers say of a server that is gone, or gives something else.
test.use({
  expectedComplaints: [
    // A script that does not come is reported without words in Chromium. One pattern: Playwright takes a list of two for something else.
    /^uncaught: $|failed|Failed|refused|NetworkError|status (404|503)|net::ERR|NS_ERROR|Load|fetch|MIME|module/,
  ],
})

async function keepSite(reader: Reader, url: string): Promise<void> {
  await reader.open(`${url}/`)
  await reader.click('[data-keep-site]')
  await reader.sees(inView, '[data-keep-site]', 'The site is kept').toBe(true)
}

test('F02: a site that was kept can be read without its server: by address, link, reload, back, and searched', async ({
  reader,
  deploy,
}) => {
  const deployed = await deploy('offline')
  await keepSite(reader, deployed.url)
  await deployed.goAway()
  await reader.open(`${deployed.url}/guide/end`)
  await reader.sees(inView, 'h1', 'End').toBe(true)
  await reader.reload()
  await reader.sees(inView, 'h1', 'End').toBe(true)
  await reader.click('nav[data-part=sidebar] a', 'Guide')
  await reader.sees(inView, 'h1', 'Guide').toBe(true)
  await reader.back()
  await reader.sees(inView, 'h1', 'End').toBe(true)
  await reader.click('search input')
  await reader.type('lantern')
  await reader.sees(inView, 'search [role=option]', 'Guide').toBe(true)
})

test('F42: a page that a portal gives once in the place of a style sheet is gone with the next answer', async ({
  reader,
  deploy,
}) => {
  const deployed = await deploy('offline')
  await keepSite(reader, deployed.url)
  let sheet = ''
  await deployed.deploy(async (dist) => {
    const names = await rebuild(dist, 'Where readers begin', 'Where readers start anew')
    sheet = [...names.values()].find((name) => name.startsWith('site.')) ?? ''
  })
  deployed.answers.set(`/assets/${sheet}`, (response) => {
    deployed.answers.clear()
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' })
    response.end('<!doctype html><title>Log in</title>')
  })
  await reader.open(`${deployed.url}/`)
  await reader.reload()
  await reader.sees(inView, 'main', 'Where readers start anew').toBe(true)
  await reader.sees(isStyled).toBe(true)
  deployed.goAway()
  await reader.reload()
  await reader.sees(inView, 'main', 'Where readers start anew').toBe(true)
  await reader.sees(isStyled).toBe(true)
})

test('F16: words typed into the search of a page whose build is gone are answered by the new build', async ({
  reader,
  deploy,
}) => {
  const deployed = await deploy('offline')
  await reader.open(`${deployed.url}/`)
  // Set when what acts without files is there.
  await reader.sees(() => document.documentElement.classList.contains('offline')).toBe(true)
  await deployed.deploy(async (dist) => {
    await rebuild(dist, 'Where readers begin', 'Where readers start anew')
  })
  await reader.click('search input')
  // At once: what is typed while the page reloads is lost.
  await reader.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    field.value = 'lantern'
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await reader.sees(inView, 'main', 'Where readers start anew').toBe(true)
  await reader.sees(inView, 'search [role=option]', 'Guide').toBe(true)
  await reader.sees(() => document.querySelector<HTMLInputElement>('search input')?.value).toBe('lantern')
})

function isStyled(): boolean {
  return [...document.styleSheets].some(({ cssRules }) => cssRules.length > 5)
}
