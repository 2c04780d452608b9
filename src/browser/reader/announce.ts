let region: HTMLElement | undefined

/** Lets assistive technology say `text` without moving the focus. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div')
    region.role = 'status'
    region.className = 'visually-hidden'
    region.dataset['live'] = ''
    document.body.append(region)
  }
  // The same text twice would be no change.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
