import { rolldown } from 'rolldown'
import { MINIFIED } from './minified.ts'

/**
 * Bundles the MCP server of a documentation as one file that Node.js runs without any package.
 * @param input absolute path of its module
 * @returns its text
 */
export async function bundleMcpServer(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: 'node', logLevel: 'silent' })
  const { output } = await bundle.generate({ format: 'esm', ...MINIFIED, codeSplitting: false })
  await bundle.close()
  return output[0].code
}
