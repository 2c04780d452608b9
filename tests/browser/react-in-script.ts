import type { APIRequestContext } from '@playwright/test'

/** Known answers; the names of scripts have a hash. */
const known = new Map<string, boolean>()

/** Whether a script of a site holds React. */
export async function holdsReact(request: APIRequestContext, url: string): Promise<boolean> {
  const before = known.get(url)
  if (before !== undefined) return before
  const holds = (await (await request.get(url)).text()).includes('react.transitional.element')
  known.set(url, holds)
  return holds
}
