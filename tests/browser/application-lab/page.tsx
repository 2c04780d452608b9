import { renderToStaticMarkup } from 'react-dom/server'
import { Application } from '../../../src/theme/application.tsx'
import { type Drawing, DrawingProvider } from '../../../src/theme/page-context.tsx'

const WORDS = '/lab/words.json'
const DATA = '/lab/data.json'

/** Files of an application, which the lab's server answers. */
export const FILES: Record<string, string> = {
  [WORDS]: JSON.stringify({ name: 'Ada' }),
  [DATA]: JSON.stringify({ count: 7 }),
}

/** A bare page with one application of each kind. Called by the lab's server. */
export function drawLab(): string {
  const words = { 'en-US': { console: WORDS } } as unknown as Drawing['words']
  const drawing = { page: { locale: 'en-US' }, base: '/', words } as Drawing
  const html = renderToStaticMarkup(
    <DrawingProvider drawing={drawing}>
      <main>
        <Application name="counter" props={{ start: 10 }} label="Open the counter">
          <p role="alert">What the counter counts.</p>
        </Application>
        <Application name="broken" label="Open the broken one">
          <p>What the broken one would do.</p>
        </Application>
        <Application name="fragile" label="Open the fragile one">
          <p>What the fragile one does.</p>
        </Application>
        <Application
          name="told"
          words="console"
          data={DATA}
          props={{ greeting: 'Hello' }}
          label="Open the told one"
        />
        <Application name="missing" label="Open the missing one">
          <p>What the missing one would do.</p>
        </Application>
      </main>
    </DrawingProvider>,
  )
  return `<!DOCTYPE html><html lang="en-US"><head><title>Lab</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/src/theme/base.css">
<script type="module" src="/tests/browser/application-lab/early.ts"></script></head><body>${html}
<script type="module" src="/tests/browser/application-lab/client.ts"></script></body></html>`
}
