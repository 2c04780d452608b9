/** What needs React: loaded by `import()` when a reader comes to an application, never part of the entry. */
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onPageShown } from '../events/page-shown.ts'

/** Where applications are open, and what ends each. */
const open = new Map<Element, () => void>()
onPageShown(() => {
  for (const [place, end] of open) if (!place.isConnected) end()
})

/**
 * Mounts an application in the place of what the page says without it. One that throws, now or later, costs only itself: the text of the page comes
 * back, with the site's words for a failure.
 * @param props besides these it gets `id`, that of its button, and `close`, which gives its place back
 */
export function mount(element: HTMLElement, Application: ComponentType<object>, props: object): void {
  // The reader has gone on to another page.
  if (!element.isConnected) return
  const [text, alert, button] = [...element.children] as [HTMLElement, HTMLElement, HTMLElement]
  const place = document.createElement('div')
  place.dataset['live'] = ''
  place.tabIndex = -1
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      reportError(error)
      // What fails while it ends has nothing more to give back.
      if (!open.has(place)) return
      end()
      text.hidden = alert.hidden = button.hidden = false
      // It was in what has gone.
      if (document.activeElement === document.body) button.focus({ preventScroll: true })
    },
  })
  const close = () => {
    end()
    text.hidden = button.hidden = false
    button.focus({ preventScroll: true })
  }
  const end = () => {
    open.delete(place)
    place.remove()
    // Never in the middle of a render.
    queueMicrotask(() => root.unmount())
  }
  open.set(place, end)
  element.append(place)
  flushSync(() => root.render(createElement(Application, { ...props, ...{ id: button.id, close } })))
  if (!open.has(place)) return
  text.hidden = button.hidden = true
  // Unless it has put the focus somewhere inside.
  if (!place.contains(document.activeElement)) place.focus({ preventScroll: true })
}
