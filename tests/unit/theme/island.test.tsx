import { createContext, use, useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { IslandContext } from '../../../src/browser/islands/island-props.ts'
import { Island } from '../../../src/theme/island.tsx'
import { type Drawing, DrawingProvider, useDrawing } from '../../../src/theme/page-context.tsx'

const drawing = { page: { locale: 'fr' } } as unknown as Drawing

function draw(node: React.ReactNode): string {
  return renderToStaticMarkup(<DrawingProvider drawing={drawing}>{node}</DrawingProvider>)
}

const Other = createContext('default')

function Sample({ word, slots }: { word: string } & IslandContext) {
  return (
    <b id={useId()} title={useDrawing().page.locale} lang={use(Other)}>
      {word}
      {slots.map((slot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <doc-slot key={index} {...slot} />
      ))}
    </b>
  )
}

it('an island carries what the browser needs: name, prefix of ids, JSON; the trigger only when it is not the default', () => {
  const html = draw(<Island name="sample" component={Sample} props={{ word: '"quoted"' }} />)
  expect(html).toMatch(
    /^<doc-island name="sample" uid="[^"]+" props="{&quot;word&quot;:&quot;\\&quot;quoted\\&quot;&quot;}">/,
  )
  expect(
    draw(<Island name="sample" component={Sample} props={{ word: 'a' }} when="interaction" />),
  ).not.toContain('when')
  expect(draw(<Island name="sample" component={Sample} props={{ word: 'a' }} when="idle" />)).toContain(
    'when="idle"',
  )
})

it('ids begin with the island’s own prefix, so that the browser can make the same ones', () => {
  const html = draw(
    <div>
      <Island name="sample" component={Sample} props={{ word: 'a' }} />
      <Island name="sample" component={Sample} props={{ word: 'b' }} />
    </div>,
  )
  const uids = [...html.matchAll(/uid="([^"]*)"/g)].map(([, uid]) => uid)
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
  for (const [index, id] of ids.entries()) expect(id).toContain(uids[index])
})

it('the drawing reaches the component, other contexts do not, as they would not in the browser', () => {
  const html = draw(
    <Other value="provided">
      <Island name="sample" component={Sample} props={{ word: 'a' }} />
    </Other>,
  )
  expect(html).toContain('title="fr" lang="default"')
})

it('white space between children is no slot; islands in slots have prefixes of their own', () => {
  const html = draw(
    <Island name="sample" component={Sample} props={{ word: 'a' }}>
      {'\n'}
      <p>one</p>
      {'\n'}
      <Island name="sample" component={Sample} props={{ word: 'b' }} />
      {'\n'}
    </Island>,
  )
  expect(html.match(/<doc-slot>/g)).toHaveLength(2)
  const uids = [...html.matchAll(/uid="([^"]*)"/g)].map(([, uid]) => uid)
  expect(new Set(uids).size).toBe(2)
})

it('a prop that is no JSON stops with the names of island and prop', () => {
  const props = { word: 'a', onChange: () => {} }
  expect(() => draw(<Island name="sample" component={Sample} props={props} />)).toThrow(
    'Island "sample": the prop "onChange" cannot be sent to the browser as JSON.',
  )
})
