import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'

/** Buttons that open and close everything folded in an operation of an API document. Until this is here they are disabled. */
export function startUnfolding(): void {
  onPageShown(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-unfold]')) {
      button.disabled = false
      const operation = button.closest('[data-operation]')
      if (operation && foldedIn(operation).length > 0) name(button, operation)
      else button.remove()
    }
  })
  onClick('[data-unfold]', (button) => {
    const operation = button.closest('[data-operation]')
    if (operation) setAll(operation, isFolded(operation))
  })
  // Of what the reader opens one by one, too; many in one go are one change.
  const changed = new Set<Element>()
  const renameChanged = ({ target }: Event) => {
    const operation = (target as Element).closest('[data-operation]')
    if (!operation) return
    if (changed.size === 0) requestAnimationFrame(rename)
    changed.add(operation)
  }
  const rename = () => {
    for (const operation of changed) {
      const button = operation.querySelector<HTMLButtonElement>('[data-unfold]')
      if (button) name(button, operation)
    }
    changed.clear()
  }
  document.addEventListener('toggle', renameChanged, true)
}

function foldedIn(operation: Element): HTMLDetailsElement[] {
  return [...operation.querySelectorAll('details')]
}

function isFolded(operation: Element): boolean {
  return foldedIn(operation).some(({ open }) => !open)
}

/** At once, and what is being read stays where it is; of a part that closes, its summary. */
function setAll(operation: Element, open: boolean): void {
  const read = readIn(operation)
  const place = open ? read : outermost(read, operation)
  const top = () => place?.getBoundingClientRect().top ?? 0
  const before = top()
  operation.toggleAttribute('data-at-once', true)
  for (const details of foldedIn(operation)) {
    delete details.dataset['closing']
    details.open = open
  }
  scrollBy({ top: top() - before, behavior: 'instant' })
  operation.removeAttribute('data-at-once')
  if (!open) place?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** The topmost line of its words below the line of the request; code beside them stays where it is anyway. */
function readIn(operation: Element): Element | undefined {
  const top = operation.firstElementChild?.getBoundingClientRect().bottom ?? 0
  return [...operation.querySelectorAll(':is(dt, h4, summary):not([data-scroll-region] *)')].find(
    (line) => line.checkVisibility() && line.getBoundingClientRect().top >= top,
  )
}

/** The part around it that stays when everything closes. */
function outermost(line: Element | undefined, operation: Element): Element | undefined {
  let found = line
  for (let around = line?.parentElement; around && around !== operation; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) found = around
  return found
}

function name(button: HTMLButtonElement, operation: Element): void {
  const { unfold, fold } = button.dataset
  const text = (isFolded(operation) ? unfold : fold) ?? ''
  button.title = text
  const label = button.querySelector('span')
  if (label) label.textContent = text
}
