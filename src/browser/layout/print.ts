import { openDetails } from '../details/details.ts'

/** Paper shows what is folded away on the screen: details open for the print and close after it (LAY-08, C55, C81). Tabs unfold by style. */
export function unfoldForPrint(): void {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) openDetails(details)
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
  })
}
