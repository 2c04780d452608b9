/** Everything that needs React: loaded by `import()` when the first island wakes, never part of the entry. */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { fieldsBeforeHydration } from './field-handover.ts'
import type { IslandElement, LiveIsland } from './island-element.ts'
import { showFailure } from './island-failure.ts'
import type { IslandContext, SlotProps } from './island-props.ts'
import { replay } from './replay.ts'

/** One object for all slots: React must not see new markup when it renders again. */
const SLOT: SlotProps = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }

/**
 * Hydrates an island before it returns, then tells React what the reader did before. A component that throws costs its island only (R8.01).
 * @param events clicks and keys since the page was shown
 */
export function hydrateIsland(
  element: IslandElement,
  component: ComponentType<IslandContext>,
  events: readonly Event[],
): LiveIsland {
  const uid = element.getAttribute('uid') ?? ''
  const slots = [...element.querySelectorAll('doc-slot')].filter(
    (slot) => slot.parentElement?.closest('doc-island, doc-slot') === element,
  )
  const given: object = JSON.parse(element.getAttribute('props') ?? '{}')
  const props = { ...given, uid, host: element, slots: slots.map(() => SLOT) }
  const handOverFields = fieldsBeforeHydration(element)
  const drawn = element.cloneNode(true) as Element
  // Synchronously: kept events must find React's handlers.
  const root = flushSync(() =>
    hydrateRoot(element, createElement(component, props), {
      identifierPrefix: uid,
      onRecoverableError: reportError,
      // Now or at any later render; React has taken its markup away by then.
      onUncaughtError: (error) => {
        reportError(error)
        showFailure(element, drawn)
      },
    }),
  )
  handOverFields()
  replay(element, events)
  return { dispose: () => root.unmount() }
}
