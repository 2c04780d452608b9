import type { Operation } from '../../reference/model.ts'
import { Application } from '../application.tsx'
import { useDrawing } from '../page-context.tsx'
import button from '../parts/button.module.css'
import { useReference } from './context.tsx'

/** Opens the console of an operation in its place (theme/applications/console). */
export function Run({ operation: { id, operationId } }: { operation: Operation }) {
  const { data, texts } = useReference()
  const { config } = useDrawing()
  const address = data[operationId]
  if (!config.theme.console || address === undefined) return null
  return (
    // It stands apart as figures do, without a rule of its own.
    <figure role="none">
      <Application
        name="console"
        words="console"
        data={address}
        label={texts.run}
        id={`${id}.run`}
        className={`${button['button']} ${button['secondary']} ${button['small']}`}
      />
    </figure>
  )
}
