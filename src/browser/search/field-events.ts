interface FieldEvents {
  focusin: FocusEvent
  input: Event
  compositionend: CompositionEvent
  keydown: KeyboardEvent
}

/** Calls `action` for events of any search field of the page, also of those that come later. */
export function onField<Type extends keyof FieldEvents>(
  type: Type,
  action: (field: HTMLInputElement, event: FieldEvents[Type]) => void,
): void {
  document.addEventListener(type, (event) => {
    const { target } = event
    if (target instanceof HTMLInputElement && target.matches('[data-search-input]')) {
      action(target, event as FieldEvents[Type])
    }
  })
}
