import { RESIZING_CLASS_MS } from '../../config/constants.ts'

/** `body.resizing` while the window changes size and 200 ms longer, so that layout transitions can rest (LAY-13, R5.12). */
export function watchResizing(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    document.body.classList.add('resizing')
    clearTimeout(timer)
    timer = setTimeout(() => document.body.classList.remove('resizing'), RESIZING_CLASS_MS)
  })
}
