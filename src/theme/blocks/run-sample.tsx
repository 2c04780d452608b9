import { textsOf } from '../../texts/texts-of.ts'
import { Application } from '../application.tsx'
import type { ConsoleStep } from '../applications/console/console-step.ts'
import { useArticleLocale, useDrawing, useFileAddress } from '../page-context.tsx'
import button from '../parts/button.module.css'

/**
 * Opens the console of a code block, with a step for each operation that its program calls. Written by the content compiler, not by authors.
 * @param steps `ConsoleStep[]` as JSON, addresses without base path
 */
export function RunSample({ id, steps }: { id: string; steps: string }) {
  const { config } = useDrawing()
  const { run } = textsOf(useArticleLocale()).reference
  const address = useFileAddress()
  const all = JSON.parse(steps) as ConsoleStep[]
  const [first] = all
  if (!config.theme.console || !first) return null
  return (
    <Application
      name="console"
      words="console"
      data={first.address}
      props={{ steps: all.map((step) => ({ ...step, address: address(step.address) })) }}
      label={run}
      id={id}
      className={`${button['button']} ${button['secondary']} ${button['small']}`}
    />
  )
}
