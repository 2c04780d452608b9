/** Style sheets wrap the lines of a block whose button is pressed. */
export function pressWrapButtons(within: ParentNode, pressed: boolean): void {
  for (const button of within.querySelectorAll('[data-wrap]'))
    button.setAttribute('aria-pressed', String(pressed))
}
