import type { Plugin } from 'vite'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { readSiteConfig } from '../content/read-config.ts'

const ID = 'virtual:site-services'

/**
 * The module `virtual:site-services`: starts what the settings of the site switch on (analytics, error reporting, the offline copy). A build contains
 * what its site uses and nothing else; during development nothing is switched on (R1.08).
 * @param root of the site
 */
export function siteServices(root: string): Plugin {
  let isBuild = false
  return {
    name: 'docs:site-services',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      return writeModule(isBuild ? callsOf(await readSiteConfig(root)) : [])
    },
  }
}

/** A function of `src/browser/` to call on every page. */
interface Call {
  /** Relative to `src/browser/`. */
  file: string
  name: string
}

/** What a site has switched on, in the order in which it starts. */
function callsOf({ analytics, errorReporting, offline }: ResolvedSiteConfig): Call[] {
  return [
    ...(analytics || errorReporting ? [{ file: 'telemetry/start.ts', name: 'startTelemetry' }] : []),
    ...(offline ? [{ file: 'offline/start.ts', name: 'startOffline' }] : []),
  ]
}

function writeModule(calls: readonly Call[]): string {
  const imports = calls.map(({ file, name }) => `import { ${name} } from '/src/browser/${file}'`)
  const starts = calls.map(({ name }) => name)
  return `${imports.join('\n')}\nexport const siteServices = [${starts.join(', ')}]`
}
