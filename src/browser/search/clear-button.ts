/** The button in the field that empties it, there while the field holds text (SRU-08). */
export function showClearButton(field: HTMLInputElement, title: string): void {
  const search = field.closest('search')
  const present = search?.querySelector('.search-clear')
  if (field.value === '') present?.remove()
  else if (!present) search?.append(makeButton(title))
}

function makeButton(title: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'search-clear'
  button.title = title
  // What is seen, the key that does the same, is drawn by the style sheet.
  button.ariaLabel = title
  // Added by a script: soft navigations leave it alone.
  button.dataset['live'] = ''
  return button
}
