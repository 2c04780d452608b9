import { expect, it } from 'vitest'
import { drawPage } from '../draw-page.tsx'

it('HID-05, C45: the id is on the heading, the heading holds its text alone, the permalink is beside it and names it', async () => {
  const html = await drawPage('## Set `up` a [link](#set-up-a-link)')
  expect(html).toMatch(
    /<h2 id="set-up-a-link">Set <code>up<\/code> a <a href="#set-up-a-link">link<\/a><\/h2><a /,
  )
  expect(html).toContain('href="#set-up-a-link" aria-label="Permalink: Set up a link">#</a>')
})

it('HID-07: a level-1 heading has neither id nor permalink', async () => {
  expect(await drawPage('# Title')).toBe('<h1>Title</h1>')
})

it('HID-05: the levels 2 to 6 all have a permalink', async () => {
  const html = await drawPage('## a\n\n### b\n\n#### c\n\n##### d\n\n###### e')
  expect(html.match(/aria-label="Permalink: [a-e]"/g)).toHaveLength(5)
})

it('HID-05: the heading that footnotes bring is only heard and has no permalink', async () => {
  const html = await drawPage('Text[^1]\n\n[^1]: Note')
  expect(html).toMatch(/<h2 id="footnote-label" class="visually-hidden">Footnotes<\/h2>/)
  expect(html).not.toContain('Permalink')
})

it('R3.28: the name of a permalink is in the language of the page', async () => {
  expect(await drawPage('## Démarrer', { locale: 'fr' })).toContain('aria-label="Lien permanent : Démarrer"')
})

it('R3.28: footnotes, too, are named in the language of the page', async () => {
  const html = await drawPage('Texte[^1] encore[^1]\n\n[^1]: Note', { locale: 'fr' })
  expect(html).toContain('class="visually-hidden">Notes</h2>')
  expect(html).toContain('aria-label="Revenir à l’appel de note 1"')
  expect(html).toContain('aria-label="Revenir à l’appel de note 1-2"')
  expect(html).not.toMatch(/Footnotes|Back to/)
})
