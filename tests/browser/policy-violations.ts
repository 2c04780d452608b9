import type { BrowserContext } from '@playwright/test'

/**
 * Collects violations of the content security policy, as browsers report them to pages; the console is watched for every test
 * (page-problems.ts).
 * @returns a list that grows while the pages run
 */
export async function watchForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('noteViolation', (_source, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    const note = Reflect.get(window, 'noteViolation') as (text: string) => void
    document.addEventListener('securitypolicyviolation', (event) => {
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`)
    })
  })
  return violations
}
