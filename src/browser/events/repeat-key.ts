/**
 * Repeats a key that came before what it was meant for, unless somebody has used it: where the focus is by now. Not those that browsers act on
 * by themselves, nor those of input methods (229): what follows from them is found by whoever comes later. Other events are nothing to it.
 */
export function repeatKey(event: unknown): void {
  if (!(event instanceof KeyboardEvent) || event.defaultPrevented || event.keyCode === 229) return
  const isNative = event.target instanceof HTMLInputElement ? /^Tab$/ : /^(Tab|Enter| )$/
  if (!isNative.test(event.key)) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', event))
}
