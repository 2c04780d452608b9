import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../../src/texts/texts-of.ts'
import { ScriptSettings } from '../../../../src/theme/layout/script-settings.tsx'
import { DrawingProvider } from '../../../../src/theme/page-context.tsx'
import { drawingOf, find, type Surroundings, texts } from '../draw-frame.tsx'

function dataOf(surroundings: Surroundings, offline = false) {
  const drawing = drawingOf(surroundings)
  const html = renderToStaticMarkup(
    <DrawingProvider drawing={{ ...drawing, config: { ...drawing.config, offline } }}>
      <ScriptSettings settings={{ base: '/docs/' }} />
    </DrawingProvider>,
  )
  const { texts: data, ...settings } = JSON.parse(texts(find(html, 'script'))[0] ?? '')
  return { html, data, settings }
}

describe('ScriptSettings', () => {
  it('R3.28: texts of the settings take the place of those of the language, one by one', () => {
    const { data } = dataOf({ page: { locale: 'fr' }, theme: { search: { loading: 'Un moment' } } })
    const { search, copy, failed } = textsOf('fr').scripts
    expect(data).toEqual({ copy, failed, search: { ...search, loading: 'Un moment' } })
  })

  it('C70: holds what scripts must know of the site', () => {
    expect(dataOf({}).settings).toEqual({ base: '/docs/' })
  })

  it('holds what the offline copy says only where the site has one', () => {
    expect(dataOf({ page: { locale: 'ru' } }).data).not.toHaveProperty('offline')
    expect(dataOf({ page: { locale: 'ru' } }, true).data.offline).toEqual(textsOf('ru').scripts.offline)
  })

  it('no text of the settings ends the element', () => {
    const error = '</script><script>alert(1)</script><!--'
    const { html, data } = dataOf({ theme: { search: { error } } })
    expect(data.search.error).toBe(error)
    expect(html.match(/<\/?script/g)).toHaveLength(2)
  })
})
