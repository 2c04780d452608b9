import { type DeployedSite, deploySite } from '../browser/deployed-site.ts'
import { test as withReader } from './test.ts'

interface Deploying {
  /** Starts a server of its own with a fixture; it ends with the test. */
  deploy: (name: string) => Promise<DeployedSite>
}

/** `test` for sites whose server fails, waits or goes. */
export const test = withReader.extend<Deploying>({
  deploy: async ({ reader }, use) => {
    const sites: DeployedSite[] = []
    await use(async (name) => {
      const site = await deploySite(name)
      sites.push(site)
      return site
    })
    // Whatever the page still asks for has a server.
    await reader.open('about:blank')
    for (const site of sites) await site.close()
  },
})
