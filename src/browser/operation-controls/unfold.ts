/** Opens everything that is folded in the operation of a button, to any depth, or closes it where nothing is folded. */
export function unfoldAll(button: HTMLElement): void {
  const operation = button.closest('[data-operation]')
  if (!operation) return
  setAll(operation, isFolded(operation))
  name(operation)
}

/** Buttons say what they would do after the reader has opened or closed parts one by one, too; many in one go are one change. */
export function followFolding(): void {
  const changed = new Set<Element>()
  const rename = () => {
    for (const operation of changed) name(operation)
    changed.clear()
  }
  const noteChange = ({ target }: Event) => {
    const operation = (target as Element).closest('[data-operation]')
    if (!operation) return
    if (changed.size === 0) requestAnimationFrame(rename)
    changed.add(operation)
  }
  document.addEventListener('toggle', noteChange, true)
  // What was opened before this came.
  for (const operation of document.querySelectorAll('[data-operation]:has([open])')) name(operation)
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

function name(operation: Element): void {
  const button = operation.querySelector<HTMLElement>('[data-unfold]')
  const label = button?.querySelector('span')
  if (!button || !label) return
  const text = button.dataset[isFolded(operation) ? 'unfold' : 'fold'] ?? ''
  button.title = text
  label.textContent = text
}
