import type { Plugin } from 'vite'

/**
 * Lets each application depend on what mounts it, which is true, as it is always there first: then the bundler keeps React in that file. Otherwise it puts
 * what both use of React into a file of its own, and a click waits for one more round trip.
 * @param mount absolute path of the module that mounts applications
 */
export function withReact(mount: string): Plugin {
  return {
    name: 'docs:with-react',
    enforce: 'pre',
    transform(code, id) {
      return id.endsWith('.application.tsx')
        ? { code: `import ${JSON.stringify(mount)}\n${code}`, map: null }
        : undefined
    },
  }
}
