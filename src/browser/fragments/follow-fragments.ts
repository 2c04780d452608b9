import { OPEN_BUTTON } from '../applications/open-button.ts'
import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { fragmentTarget, reveal } from './fragment.ts'

/** Shows what the fragment of the address means although it is folded away, and goes there. */
export function followFragments(): void {
  addEventListener('hashchange', goToFragment)
  // The same fragment again is no change of the address.
  onClick('a[href*="#"]', (link) => {
    if (link instanceof HTMLAnchorElement && link.href === location.href) goToFragment()
  })
  onPageShown(goToFragment)
}

function goToFragment(): void {
  const target = fragmentTarget(location.hash)
  if (!target) return
  // The state of an application that is not open yet.
  const opens = location.hash.includes('~') && target.matches(`${OPEN_BUTTON}:not([hidden])`)
  // Where nothing was hidden, the browser has been there already.
  if (reveal(target) || opens) target.scrollIntoView()
  if (opens) target.click()
}
