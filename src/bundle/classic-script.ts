import { rolldown } from 'rolldown'

/**
 * Bundles and minifies a module as one classic script: for scripts that stand in the page, and for service workers.
 * @param input absolute path of the module
 * @returns its text
 */
export async function bundleScript(input: string): Promise<string> {
  const bundle = await rolldown({ input })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
  return output[0].code.trim()
}
