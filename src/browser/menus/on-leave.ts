/**
 * Calls `leave` when the reader goes elsewhere from an element that matches: the focus moves out of it, or something else gets the focus or a
 * click. Another window in front is no leaving.
 *
 * @param leave may be called for an element that is closed already
 */
export function onLeave<Type extends HTMLElement>(selector: string, leave: (element: Type) => void): void {
  const around = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<Type>(selector) : null
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const left = around(target)
    // Where the window loses the focus, its document keeps it.
    if (left && target !== document.activeElement && left !== around(relatedTarget)) leave(left)
  })
  // The focus may never have been in it: not every browser gives it to a button that is clicked.
  for (const type of ['focusin', 'click'] as const) {
    document.addEventListener(type, ({ target }) => {
      const kept = around(target)
      for (const element of document.querySelectorAll<Type>(selector)) if (element !== kept) leave(element)
    })
  }
}
