import { isOwn } from './island-events.ts'

/** What React DOM hangs on a field to tell a new value from a known one. Private: this file and its test are the only users. */
interface TrackedByReact {
  _valueTracker?: { setValue(value: string): void }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what the reader has typed, checked or chosen in the island's own fields while it slept. React does not look for such changes when
 * it hydrates: its state would stay empty and the next key would delete the text.
 * @returns a function to call after hydration: it tells React, never writing the DOM value, so that caret and composition stay
 */
export function fieldsBeforeHydration(island: Element): () => void {
  const changed = [...island.querySelectorAll<Field>('input, textarea, select')].filter(
    (field) => isOwn(island, field) && differsFromMarkup(field),
  )
  return () => {
    for (const field of changed) tellReact(field)
  }
}

function differsFromMarkup(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  }
  // Of a group of radio buttons only the chosen one has news: its handler says what is chosen.
  if (field.type === 'radio' && isBox(field)) return field.checked && !field.defaultChecked
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function tellReact(field: Field): void {
  const tracker = (field as TrackedByReact)._valueTracker
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (isBox(field)) {
    tracker?.setValue(String(!field.checked))
    // A plain event: a real click would toggle the box.
    field.dispatchEvent(new Event('click', { bubbles: true }))
  } else {
    tracker?.setValue('\0')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isBox(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
