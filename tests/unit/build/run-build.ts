import { execFile } from 'node:child_process'
import path from 'node:path'
import { temporarySite } from '../content/temporary-site.ts'

export const PROJECT = path.resolve(import.meta.dirname, '../../..')
/** The machine may be busy; alone a run takes one to five seconds. */
export const PATIENCE = { timeout: 120_000 }

const CONFIG = "export default { brand: 'Broken', description: 'A site that is wrong.' }\n"

interface Outcome {
  code: number
  /** Without the lines of the bundler. */
  printed: string
  root: string
}

/** Runs the command line on a site, as an author does. */
export async function build(files: Record<string, string>): Promise<Outcome> {
  const root = await temporarySite({ 'site.config.ts': CONFIG, 'content/index.mdx': '# Home\n', ...files })
  const { code, errors } = await buildFolder(root)
  return { code, printed: errors.slice(Math.max(0, errors.search(/^\d+ problems? in/m))).trim(), root }
}

/** Runs the command line on a site that is there. */
export function buildFolder(
  root: string,
  options: readonly string[] = [],
): Promise<{ code: number; output: string; errors: string }> {
  const args = ['bin/build.mjs', '--root', root, ...options]
  const env = { ...process.env, BASE_PATH: '' }
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: PROJECT, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : Number(error.code)
      done({ code, output: stdout + stderr, errors: stderr })
    })
  })
}
