import { renderToStaticMarkup } from 'react-dom/server'
import { Island } from '../../../src/theme/island.tsx'
import { type Drawing, DrawingProvider } from '../../../src/theme/page-context.tsx'
import { FormIsland } from './form.island.tsx'
import { TabsIsland } from './tabs.island.tsx'

/** A bare page: one island with another in its second slot, one for each trigger, tabs with and without a key. Called by the lab's server. */
export function drawLab(): string {
  // Islands only hand it on.
  const drawing = { page: { locale: 'en-US' } } as Drawing
  const html = renderToStaticMarkup(
    <DrawingProvider drawing={drawing}>
      <main>
        <Island name="form" component={FormIsland} props={{ start: 0 }}>
          {'\n'}
          <p>
            slot text <input aria-label="plain" />
          </p>
          {'\n'}
          <div>
            <Island name="form" component={FormIsland} props={{ start: 1000 }}>
              <i>a</i>
              <i>b</i>
            </Island>
          </div>
        </Island>
        <hr />
        <Island name="form" component={FormIsland} props={{ start: 1 }} when="load" />
        <Island name="form" component={FormIsland} props={{ start: 2 }} when="idle" />
        <div className="far">
          <Island name="form" component={FormIsland} props={{ start: 3 }} when="visible" />
        </div>
        {[{ storageKey: 'lab' }, {}].map((stored) => (
          <Island
            key={JSON.stringify(stored)}
            name="tabs"
            component={TabsIsland}
            props={{ items: ['One', { label: 'Off', disabled: true }, 'Two'], ...stored }}
          >
            <p>Panel one</p>
            <p>Panel off</p>
            <p>Panel two</p>
          </Island>
        ))}
      </main>
    </DrawingProvider>,
  )
  return `<!DOCTYPE html><html><head><title>Lab</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/lab.css"></head><body>${html}
<script type="module" src="/tests/browser/island-lab/client.ts"></script></body></html>`
}
