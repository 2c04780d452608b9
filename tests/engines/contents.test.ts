/** The table of contents. */
import { attribute } from './in-page.ts'
import { test } from './test.ts'

const marked = () =>
  [...document.querySelectorAll('main nav [aria-current=location]')].map((entry) => entry.textContent)

test('R3.16, TOC-06, TOC-08: the mark follows the scroll and the click; the heading ends below the bar', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('sections')}/guide/long`)
  await reader.sees(marked).toEqual(['Part one'])
  await reader.wheelOver('h1', 50_000)
  await reader.sees(marked).toEqual(['Last part'])
  for (const title of ['Part three', 'Detail one']) {
    await reader.click('main nav a', title)
    await reader.sees(marked).toEqual([title])
    const distance = (text: string) => {
      const headings = [...document.querySelectorAll('h2, h3')]
      const heading = headings.find((each) => each.textContent.includes(text))
      const bar = document.querySelector('#bar')?.getBoundingClientRect().bottom ?? 0
      return Math.round((heading?.getBoundingClientRect().top ?? 0) - bar)
    }
    await reader.sees(distance, title).toBeGreaterThanOrEqual(0)
    await reader.sees(distance, title).toBeLessThan(40)
  }
})

test.describe('in a narrow window', () => {
  test.use({ window: { width: 800, height: 700, scripts: true } })

  test('TOC-04: the list is a closed block above the text that opens and leads on', { tag: '@all' }, async ({
    reader,
    site,
  }) => {
    await reader.open(`${await site('sections')}/guide/long`)
    await reader.click('main nav summary, main details:has(a[data-toc-entry]) > summary')
    await reader.click('main a[data-toc-entry]', 'Part four')
    await reader.sees(() => location.hash).toBe('#part-four')
    await reader.sees(attribute, 'main a[href$="#part-four"]', 'aria-current').toBe('location')
  })
})

test('F09: code in a heading stays in one piece in lists, titles and answers of pages from right to left', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('locales')}/ar/guide/use`)
  /** Whether the signs around the name stand to its left and right, in every text that holds them. */
  const inOrder = (css: string) =>
    [...document.querySelectorAll(css)]
      .filter((each) => each.textContent.includes('<slot') && each.checkVisibility())
      .map((each) => {
        const left = (sign: string) => {
          const texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
          for (let text = texts.nextNode(); text; text = texts.nextNode()) {
            const index = text.nodeValue?.indexOf(sign) ?? -1
            if (index < 0) continue
            const range = new Range()
            range.setStart(text, index)
            range.setEnd(text, index + 1)
            return range.getBoundingClientRect().left
          }
          return Number.NaN
        }
        return left('<') < left('>')
      })
  await reader.sees(inOrder, 'article h2').toEqual([true])
  await reader.sees(inOrder, 'main nav a').toEqual([true])
  await reader.click('search input')
  await reader.type('slot')
  await reader.sees(inOrder, '.search-panel .title').toEqual([true])
})
