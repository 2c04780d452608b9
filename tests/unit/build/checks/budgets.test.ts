import { expect, test } from 'vitest'
import { checkBudgets } from '../../../../src/build/checks/budgets.ts'
import { compressFolder } from '../../../../src/build/compress.ts'
import { temporarySite } from '../../content/temporary-site.ts'
import { writtenPages } from '../written-pages.ts'

/** Text that no compressor shortens much. */
function noise(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return String.fromCharCode(97 + (state % 26))
  }).join('')
}

async function budgetsOver(files: Record<string, string>): Promise<string[]> {
  const folder = await temporarySite(files)
  const pages = writtenPages(folder)
  await compressFolder(folder, `${folder}-cache`)
  return (await checkBudgets(pages.values(), folder, '/')).map(({ file, budget }) => `${file}: ${budget}`)
}

const page = (head: string, article = 'text') =>
  `<html><head>${head}</head><body><article>${article}</article></body></html>`

test('a lean page is within every budget', async () => {
  const head = '<link rel="stylesheet" href="/a.css"><script>1</script><script src="/a.js"></script>'
  expect(await budgetsOver({ 'index.html': page(head), 'a.css': 'a{}', 'a.js': '1' })).toEqual([])
})

test('scripts are weighed and counted', async () => {
  const head = '<script src="/a.js"></script><script src="/b.js"></script>'
  const files = { 'index.html': page(head), 'a.js': noise(12_000), 'b.js': '1' }
  expect(await budgetsOver(files)).toEqual(['index.html: external scripts', 'index.html: script requests'])
})

test('style sheets, the inline script and the whole page are weighed', async () => {
  const head = `<link rel="stylesheet" href="/a.css"><script>${noise(3_000)}</script>`
  const files = { 'index.html': page(head), 'a.css': noise(50_000) }
  expect(await budgetsOver(files)).toEqual([
    'index.html: inline script',
    'index.html: style sheets',
    'index.html: whole page',
  ])
})

test('HTML is compared with the article as a bare page would hold it', async () => {
  expect(await budgetsOver({ 'index.html': page('', `<svg>${noise(8_000)}</svg>`) })).toEqual([
    'index.html: HTML',
  ])
})
