/** Everything that needs React: loaded by `import()` when a reader opens an application, never part of the entry. */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onPageShown } from '../page-shown.ts'
import type { ApplicationModules } from './start.ts'

/** Ends applications that are on no page any more. */
const open = new Map<Element, () => void>()
onPageShown(() => {
  for (const [place, end] of open) if (!place.isConnected) end()
})

/**
 * Mounts an application in the place of what the page says without it. One that throws, now or later, costs only itself: the text of the page comes
 * back, with the site's words for a failure.
 * @param element what `theme/application.tsx` has drawn
 * @throws Error when it cannot be loaded or is not there
 */
export async function openApplication(element: HTMLElement, modules: ApplicationModules): Promise<void> {
  const { application: name = '', props = '{}' } = element.dataset
  const [, load] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.application.tsx`)) ?? []
  if (!load) throw new Error(`There is no application "${name}".`)
  const { default: Application } = (await load()) as { default: ComponentType<object> }
  // The reader has gone on, or has been impatient.
  if (!element.isConnected || element.querySelector('[data-live]')) return
  const drawn = [...element.children] as HTMLElement[]
  const place = document.createElement('div')
  place.dataset['live'] = ''
  place.tabIndex = -1
  const showDrawn = (isShown: boolean) => {
    for (const child of drawn) child.hidden = !isShown || child.role === 'alert'
  }
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error)
      end()
      showDrawn(true)
      for (const child of drawn) if (child.role === 'alert') child.hidden = false
    },
  })
  const end = () => {
    open.delete(place)
    place.remove()
    // Never in the middle of a render.
    queueMicrotask(() => root.unmount())
  }
  open.set(place, end)
  showDrawn(false)
  element.append(place)
  flushSync(() => root.render(createElement(Application, JSON.parse(props))))
  // The button that had the focus is hidden.
  place.focus({ preventScroll: true })
}
