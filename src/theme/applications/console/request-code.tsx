import { useEffect, useMemo, useRef } from 'react'
import { showStoredTab } from '../../../browser/tabs/tabs.ts'
import { type RequestSample, writeSamples } from '../../../reference/samples/request-samples.ts'
import type { SampleRequest } from '../../../reference/samples/sample-request.ts'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'

/**
 * The request in every language, as the samples of the page have it. Its tabs are a group as on the page, which the page's scripts switch and remember: a
 * language that is chosen here is chosen there.
 */
export function RequestCode({ request, id }: { request: SampleRequest; id: string }) {
  const { words } = useConsole()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (group.current) showStoredTab(group.current)
  }, [])
  const samples = useMemo(() => writeSamples(request), [request])
  return (
    <div className="console-request">
      <p className="console-title">{words.request}</p>
      {/* Which tab is shown is written into these elements by the page's scripts: nothing here may depend on state. */}
      <div data-tabs="language" ref={group}>
        <div role="tablist" aria-label={words.request}>
          {samples.map(({ language }, index) => (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}-tab${index}`}
              aria-controls={`${id}-panel${index}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
            >
              {language}
            </button>
          ))}
        </div>
        {samples.map((sample, index) => (
          <tab-panel
            key={sample.language}
            role="tabpanel"
            id={`${id}-panel${index}`}
            aria-labelledby={`${id}-tab${index}`}
            tabIndex={index === 0 ? 0 : -1}
            hidden={index === 0 ? undefined : 'until-found'}
          >
            <Code sample={sample} label={filled(words.copyAs, { language: sample.language })} />
          </tab-panel>
        ))}
      </div>
    </div>
  )
}

/** Its button is one of the page's (browser/copy). */
function Code({ sample, label }: { sample: RequestSample; label: string }) {
  return (
    <div className="console-code" data-code="" dir="ltr">
      <button type="button" data-copy="">
        {label}
      </button>
      {/* It may scroll. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <pre tabIndex={0} role="group" aria-label={sample.language}>
        <code>{sample.code}</code>
      </pre>
    </div>
  )
}
