import { fragmentTarget, reveal } from './fragment.ts'
import { onPageShown } from './page-shown.ts'

/** Shows what the fragment of the address means although it is folded away, and goes there. */
export function followFragments(): void {
  addEventListener('hashchange', goToFragment)
  // The same fragment again is no change of the address.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.hash !== '' && link.href === location.href) goToFragment()
  })
  onPageShown(goToFragment)
}

function goToFragment(): void {
  const target = fragmentTarget(location.hash)
  // Where nothing was hidden, the browser has been there already.
  if (target && reveal(target)) target.scrollIntoView()
}
