/** Reading without the server. */
import { test } from './deployed-test.ts'
import { inView } from './in-page.ts'

// What browsers say of a server that is gone.
test.use({
  expectedComplaints: [/failed|Failed|refused|NetworkError|status (404|503)|net::ERR|NS_ERROR|Load|fetch/],
})

test('a site that was kept can be read without its server: by address, link, reload, back, and searched', {
  tag: '@all',
}, async ({ reader, deploy }) => {
  const deployed = await deploy('offline')
  await reader.open(`${deployed.url}/`)
  await reader.click('[data-keep-site]')
  await reader.sees(inView, '[data-keep-site]', 'The site is kept').toBe(true)
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
