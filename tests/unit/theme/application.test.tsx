import { expect, it } from 'vitest'
import { Application } from '../../../src/theme/application.tsx'
import { draw } from './draw-frame.tsx'

it('an application names its words and its data; a plain one has neither', () => {
  const full = draw(
    <Application
      name="console"
      words="console"
      data="/assets/operation.1.json"
      props={{ a: 1 }}
      label="Run"
    />,
    { base: '/docs/' },
  )
  expect(full).toContain(
    '<div data-application="console" data-props="{&quot;a&quot;:1}" data-words="/docs/console.json" data-source="/docs/assets/operation.1.json">',
  )
  expect(draw(<Application name="console" label="Run" />)).toContain('<div data-application="console">')
})

it('words come in the language of the text around it', () => {
  const article = { articleLanguage: { locale: 'fr', direction: 'ltr' as const } }
  expect(draw(<Application name="console" words="console" label="Run" />, { page: article })).not.toContain(
    'data-words',
  )
})
