import { isOwn } from './island-events.ts'

/** What React DOM hangs on a field to tell a new value from a known one. Private: this file and its test are the only users. */
interface TrackedByReact {
  _valueTracker?: { setValue(value: string): void }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what the reader has typed, checked or chosen in the island's own fields while it slept. React does not look for such changes when
 * it hydrates: its state would stay empty and the next key would delete the text.
 * @returns a function to call after hydration: it tells React. The DOM value is written only where an effect of the island has already
 *   made React write the old one, so that caret and composition stay
 */
export function fieldsBeforeHydration(island: Element): () => void {
  const fields = [...island.querySelectorAll<Field>('input, textarea, select')]
  const changed = fields.filter((field) => isOwn(island, field) && differsFromMarkup(field))
  const noted = changed.map((field) => ({
    field,
    value: field.value,
    checked: isBox(field) && field.checked,
  }))
  return () => {
    for (const { field, value, checked } of noted) {
      if (isBox(field)) tellBox(field, checked)
      else tellValue(field, value)
    }
  }
}

function differsFromMarkup(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.selected !== option.defaultSelected)
  }
  // Of a group of radio buttons only the chosen one has news: its handler says what is chosen.
  if (isBox(field) && field.type === 'radio') return field.checked && !field.defaultChecked
  if (isBox(field)) return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function tellBox(box: HTMLInputElement, checked: boolean): void {
  if (box.checked !== checked) box.checked = checked
  trackerOf(box)?.setValue(String(!checked))
  // A plain event: a real click would toggle the box.
  box.dispatchEvent(new Event('click', { bubbles: true }))
}

function tellValue(field: Field, value: string): void {
  if (field.value !== value) field.value = value
  trackerOf(field)?.setValue('\0')
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
}

function trackerOf(field: Field) {
  return (field as TrackedByReact)._valueTracker
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio'
}
