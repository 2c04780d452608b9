import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const CONTROLS = ':is(a[href], button, input, select, summary, textarea):not(:disabled)'

/**
 * Keeps the focus in an application: when the control that has it goes with a change of state, what then stands in its place gets it, and when it can do
 * nothing any more, the one before it.
 * @param root what the component draws that calls it
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  /** The controls up to the one that has the focus. */
  const known = useRef<Element[]>([])
  useEffect(() => {
    const { current } = root
    const note = ({ target }: FocusEvent) => {
      const all = controlsOf(current)
      known.current = all.slice(0, all.indexOf(target as HTMLElement) + 1)
    }
    // Who leaves it has not lost it. A control that goes is told, too, in some browsers: it has gone then.
    const leave = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === known.current.at(-1) && !isLost(target as Element)) known.current = []
      })
    current?.addEventListener('focusin', note)
    current?.addEventListener('focusout', leave)
    return () => {
      current?.removeEventListener('focusin', note)
      current?.removeEventListener('focusout', leave)
    }
  }, [root])
  useLayoutEffect(() => {
    const focused = known.current.at(-1)
    if (!focused || !isLost(focused)) return
    const { activeElement } = document
    if (activeElement !== document.body && activeElement !== focused) return
    const all = controlsOf(root.current)
    const before = all.findLastIndex((one) => known.current.includes(one))
    const next = focused.isConnected ? all[before] : all[before + 1]
    ;(next ?? all[before] ?? all[0])?.focus()
  })
}

function controlsOf(root: HTMLElement | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>(CONTROLS) ?? []
  return [...all].filter((one) => one.checkVisibility())
}

function isLost(control: Element): boolean {
  return !control.isConnected || control.matches(':disabled')
}
