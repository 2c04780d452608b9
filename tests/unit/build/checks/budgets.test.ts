import { expect, test } from 'vitest'
import { checkBudgets, type Weighed } from '../../../../src/build/checks/budgets.ts'
import { QUALITY, weighPage } from '../../../../src/build/checks/page-weight.ts'
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

async function weighed(files: Record<string, string>): Promise<Weighed> {
  const folder = await temporarySite(files)
  const pages = writtenPages(folder)
  await compressFolder(folder, { cache: `${folder}-cache`, bundles: `${folder}-cache` })
  return checkBudgets([...pages.values()], folder, '/')
}

async function budgetsOver(files: Record<string, string>): Promise<string[]> {
  const { excesses } = await weighed(files)
  return excesses.map(({ file, budget }) => `${file}: ${budget}`)
}

/** Bytes of the page around the author's words. */
const frame = async (html: string) => (await weighPage(html, '/', '/')).frame

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

test('style sheets and the inline script are weighed, and everything together', async () => {
  const head = `<link rel="stylesheet" href="/a.css"><script>${noise(3_000)}</script>`
  const files = { 'index.html': page(head), 'a.css': noise(50_000) }
  expect(await budgetsOver(files)).toEqual([
    'index.html: inline script',
    'index.html: style sheets',
    'index.html: together',
  ])
})

test('a page that shows an API document may have more styles, and no other page', async () => {
  const noted = noise(16_500)
  const html = page('<link rel="stylesheet" href="/a.css">')
  const files = { 'index.html': html, 'a.css': noted }
  expect(await budgetsOver(files)).toEqual(['index.html: style sheets'])
  const reference = html.replace('<article', '<article data-reference=""')
  expect(await budgetsOver({ ...files, 'index.html': reference })).toEqual([])
  expect(await budgetsOver({ 'index.html': reference, 'a.css': noise(20_000) })).toEqual([
    'index.html: style sheets',
  ])
})

test('HTML around the article is weighed', async () => {
  expect(await budgetsOver({ 'index.html': page('').replace('<body>', `<body>${noise(8_000)}`) })).toEqual([
    'index.html: HTML around the article',
  ])
})

test('what is close to its budget is weighed exactly before it counts as over', async () => {
  const html = page('').replace('<body>', `<body>${noise(5_700)}`)
  expect((await weighPage(html, '/', '/', QUALITY.fast)).frame).toBeGreaterThan(3_500)
  expect(await frame(html)).toBeLessThan(3_500)
  expect(await budgetsOver({ 'index.html': html })).toEqual([])
})

test('an article has no budget: its text, code, pictures and tables cost nothing; a build mentions a very long page', async () => {
  const article = `<h1>A</h1><pre>${noise(150_000)}</pre><a href="${noise(900)}">a</a>`
  const { excesses, notes } = await weighed({ 'index.html': page('', article), 'b.html': page('') })
  expect(excesses).toEqual([])
  expect(notes).toEqual([
    expect.stringMatching(/^long page: index\.html: 7 elements, \d{5} bytes of HTML \(good: 8000, 60000\)$/),
  ])
  expect(await frame(page('', article))).toBe(await frame(page('', 'text')))
})

test('a build mentions a page of many elements, and what makes one of an API document shorter', async () => {
  const rows = (count: number) => page('', '<i></i>'.repeat(count))
  const kept = `<template>${'<i></i>'.repeat(9_000)}</template>`
  const folder = await temporarySite({
    'api.html': rows(8_000),
    'b.html': rows(7_990),
    'c.html': page('', kept),
  })
  await compressFolder(folder, { cache: `${folder}-cache`, bundles: `${folder}-cache` })
  const pages = [...writtenPages(folder).values()]
  const shown = pages.map((one) => ({
    ...one,
    ...(one.file === 'api.html' && { splitIn: 'content/api.mdx' }),
  }))
  expect((await checkBudgets(shown, folder, '/')).notes).toEqual([
    expect.stringMatching(
      /^long page: api\.html: 8004 elements, \d+ bytes of HTML \(good: 8000, 60000\); `apiPages: groups` in the front matter of content\/api\.mdx gives each group of operations a page of its own$/,
    ),
  ])
})

test('names and addresses of pages and headings around the article cost nothing, nor do title and description', async () => {
  const around = (words: string) =>
    page(`<title>${words}</title><meta name="description" content="${words}"/>`, words).replace(
      '<article>',
      `<nav><a href="/${words}" aria-current="page">${words}</a><details data-folder="/${words}"><summary aria-label="${words}">${words}</summary></details></nav><article>`,
    )
  expect(await frame(around(noise(400)))).toBe(await frame(around('word')))
})

test('a hundred more pages in the tree cost next to nothing, tags that each of them needs are seen', async () => {
  const tree = (length: number, tags = '') => {
    const items = Array.from(
      { length },
      (_, at) => `<li><a href="/${at}">${noise(at + 9).slice(-9)}</a>${tags}</li>`,
    )
    return page('').replace('<article>', `<ul>${items.join('')}</ul><article>`)
  }
  expect((await frame(tree(300))) - (await frame(tree(200)))).toBeLessThan(10)
  const costly = `<svg viewBox="0 0 24 24"><path d="M20.5 14.5A9 9 0 1 1 9.5 3.5a7.5 7.5 0 0 0 11 11z"/></svg>`
  expect((await frame(tree(200, costly))) - (await frame(tree(200)))).toBeGreaterThan(60)
})
