import { rolldown } from 'rolldown'
import { MINIFIED } from './minified.ts'

/**
 * Bundles and minifies a module as one classic script: for scripts that stand in the page, and for service workers.
 * @param input absolute path of the module
 * @returns its text
 */
export async function bundleScript(input: string): Promise<string> {
  // Constants in the place of their names are fewer bytes once they are compressed.
  const bundle = await rolldown({ input, optimization: { inlineConst: { mode: 'all' } } })
  const { output } = await bundle.generate({ format: 'iife', ...MINIFIED, codeSplitting: false })
  await bundle.close()
  return output[0].code.trim()
}
