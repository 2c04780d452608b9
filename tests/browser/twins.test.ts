import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildOnce } from './build-once.ts'
import { saidByPage } from './said-by-page.ts'
import { saidByTwin } from './said-by-twin.ts'
import { expect, test } from './site.ts'

for (const { name, base } of [
  { name: 'product', base: '' },
  { name: 'blocks', base: '/docs' },
  { name: 'locales', base: '' },
]) {
  test(`the Markdown twin of every page of ${name} says what the page says, in its order, and nothing else`, {
    tag: name === 'blocks' ? [] : '@all',
  }, async ({ page }) => {
    const dist = await buildOnce(name, base)
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    const pages = files.filter((file) => /(^|\/)index\.html$/.test(file)).map(addressOf)
    const read = (file: string) => readFileSync(join(dist, file), 'utf8')
    const { redirects } = JSON.parse(read('hosting.json')) as { redirects: Record<string, string> }
    const documents = pages.filter(
      (address) => !(address in redirects) && !/^(\/[\w-]+)?\/(404|500)$/.test(address),
    )
    const twins = Object.fromEntries([
      ...documents.map((address) => [base + address, base + twinOf(address)]),
      [base === '' ? '/' : base, `${base}/index.md`],
      ...Object.entries(redirects).flatMap(([from, to]) => {
        const [, path = '', fragment = ''] = /^([^#]*)(.*)$/.exec(to) ?? []
        return documents.includes(path) ? [[base + from, base + twinOf(path) + fragment]] : []
      }),
    ])
    expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual(
      documents.map((address) => twinOf(address).slice(1)).sort(),
    )
    await page.goto('about:blank')
    for (const address of documents) {
      const html = read(join(address, 'index.html'))
      const said = await page.evaluate(saidByPage, { html, address: base + address, twins })
      const twin = saidByTwin(read(twinOf(address)))
      expect.soft(twin.things, `${address}: headings, code, cells, links`).toEqual(said.things)
      expect.soft(twin.words.join(' '), `${address}: words`).toEqual(said.words.join(' '))
    }
  })
}

function addressOf(file: string): string {
  return `/${file.replace(/\/?index\.html$/, '')}`
}

function twinOf(address: string): string {
  return address === '/' ? '/index.md' : `${address}.md`
}
