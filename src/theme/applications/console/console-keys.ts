import type { KeyboardEvent } from 'react'

/**
 * What a key asks for. Escape takes away what lies over the form first (WCAG 2.2, 1.4.13), and then the console.
 * @returns undefined while the key is one of a list that is open, or of a text that is being composed
 */
export function wishOf(
  { key, ctrlKey, metaKey, nativeEvent, target }: KeyboardEvent,
  root: HTMLElement | null,
): 'send' | 'close' | undefined {
  if (nativeEvent.isComposing || isOpenList(target)) return undefined
  if (key === 'Enter') return ctrlKey || metaKey ? 'send' : undefined
  if (key !== 'Escape') return undefined
  const words = [...(root?.querySelectorAll('.console-words') ?? [])]
  const isCovered = words.some((one) => one.checkVisibility())
  root?.setAttribute('data-quiet', '')
  return isCovered ? undefined : 'close'
}

/** Words of fields may lie over the form again. */
export function showWords(root: HTMLElement | null): void {
  root?.removeAttribute('data-quiet')
}

/** Where a browser does not say which list is open, each might be. */
function isOpenList(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement && (!CSS.supports('selector(:open)') || target.matches(':open'))
}
