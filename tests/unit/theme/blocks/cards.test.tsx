import { expect, it } from 'vitest'
import { drawPage } from '../draw-page.tsx'

it('CRD-01: cards are a list of links named by their titles, three in a row unless told otherwise', async () => {
  const html = await drawPage('<Cards>\n  <Card title="One" href="/one">First.</Card>\n</Cards>', {
    base: '/docs/',
  })
  expect(html).toMatch(
    /^<ul [^>]*data-num="3"><li [^>]*><a href="\/docs\/one" class="[^"]*">One<\/a><div>First\.<\/div><\/li>/,
  )
})

it('CRD-01: a card without an address is no link', async () => {
  const html = await drawPage('<Cards num={2}><Card title="One" icon="llm" arrow /></Cards>')
  expect(html).not.toContain('<a')
  expect(html).toContain('data-num="2"')
  expect(html.match(/<svg/g)).toHaveLength(1)
})

it('CRD-01: icon and arrow of a card are decoration', async () => {
  const html = await drawPage('<Cards><Card title="One" href="/one" icon="key" arrow /></Cards>')
  expect(html.match(/<svg [^>]*aria-hidden="true"/g)).toHaveLength(2)
})

it('R8.07: a card outside its group stops with both names and the line', async () => {
  await expect(drawPage('Text\n\n<Card title="One" />')).rejects.toMatchObject({
    line: 3,
    message: expect.stringMatching(/^<Card> works only inside <Cards>/),
  })
})

it('CRD-01: an unknown icon stops with the nearest one', async () => {
  await expect(drawPage('<Cards><Card title="One" icon="scrib" /></Cards>')).rejects.toThrow(
    /`icon`.*nearest scribe/,
  )
})

it('CRD-01: a card without title and a number of columns that is none stop', async () => {
  await expect(drawPage('<Cards><Card href="/a" /></Cards>')).rejects.toThrow('<Card> needs `title`')
  await expect(drawPage('<Cards num={0}><Card title="One" /></Cards>')).rejects.toThrow(
    /`num`; expected 1, 2, 3, 4, 5, 6/,
  )
})
