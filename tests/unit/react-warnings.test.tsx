import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

test('what React finds wrong with a component fails the test that draws it', () => {
  const rows = ['one', 'two']
  // biome-ignore lint/correctness/useJsxKeyInIterable: this is the mistake
  const list = () => renderToStaticMarkup(<ul>{rows.map((row) => [<li>{row}</li>])}</ul>)
  expect(list).toThrow(/key/)
})
