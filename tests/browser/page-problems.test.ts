import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { watchForProblems } from './page-problems.ts'
import { expect, test } from './site.ts'

const PAGES: Record<string, string> = {
  '/thrown': '<script>setTimeout(() => { throw new Error("boom") })</script>',
  '/console': '<script>console.error("wrong")</script>',
  '/policy': '<p style="color: red">inline style</p>',
  '/outside': '<img src="http://docs.example/pixel.png" alt="">',
  '/clean': '<p>fine</p><script>console.warn("a warning is no error")</script>',
}

const PROBLEMS: [path: string, problem: RegExp][] = [
  ['/thrown', /^uncaught: Error: boom/],
  ['/console', /^console: wrong/],
  ['/policy', /^console: .*Content Security Policy/],
  ['/outside', /^left the machine: http:\/\/docs\.example\/pixel\.png/],
  ['/missing', /^console: .*status of 404/],
]

let server: Server
let address: string

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? '']
    const policy = request.url === '/policy' ? { 'content-security-policy': "style-src 'self'" } : {}
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html', ...policy })
    response.end(`<!doctype html><title>t</title><link rel="icon" href="data:,">${page ?? 'not found'}`)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server.close()
})

for (const [path, problem] of PROBLEMS) {
  test(`a problem is seen: ${path}`, async ({ browser }) => {
    // A context of its own: the one of the fixture would fail this test.
    const context = await browser.newContext()
    const problems = watchForProblems(context, [])
    const page = await context.newPage()
    await page.goto(address + path)
    await expect.poll(() => problems.join('\n')).toMatch(problem)
    await context.close()
  })
}

test('a problem in the page fails the test', async ({ page }) => {
  test.fail()
  await page.goto(`${address}/missing`)
})

test('a page without errors passes', async ({ page }) => {
  await page.goto(`${address}/clean`)
  await expect(page.getByText('fine')).toBeVisible()
})

test.describe('with expected errors', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an expected error passes', async ({ page }) => {
    const response = await page.goto(`${address}/missing`)
    expect(response?.status()).toBe(404)
  })
})
