/** What moves in a page, as the browser's own tools see it: they know the parts of `details`, which scripts in the page are not told of. */
import type { Page } from '@playwright/test'

/**
 * Collects the transitions that begin from now on.
 * @returns a growing list such as `height 300ms`
 */
export async function watchTransitions(page: Page): Promise<string[]> {
  const found: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Animation.animationStarted', ({ animation }) => {
    found.push(`${animation.name} ${animation.source?.duration}ms`)
  })
  await session.send('Animation.enable')
  return found
}
