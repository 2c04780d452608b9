import { refuseExit } from '../content/refuse-exit.ts'
import { readArguments } from './arguments.ts'
import { prepareWorkspace } from './prepare-workspace.ts'
import { toldError } from './told-error.ts'

// Files of authors are run in this process.
refuseExit()

// Whoever read our output has gone (`npm run build | head`): without this, each try to report the failure fails again, for ever.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1))

// Commands are started in the project's folder (bin/run.mjs).
const project = process.cwd()

try {
  const given = readArguments(process.argv.slice(2), process.env, project)
  // Libraries ask for it when they are loaded; what a shell has set for other programs must not change a page. For authors, too: React's checks of
  // components, which are no matter of theirs, would take a sixth of the time of an edit (tests/unit/react-warnings.ts has them).
  process.env['NODE_ENV'] = 'production'
  const workspace = await prepareWorkspace(project, given)
  if (given.command === 'build') {
    // Ended in this way it removes what is of this run alone.
    for (const [signal, number] of [
      ['SIGINT', 2],
      ['SIGTERM', 15],
    ] as const)
      process.once(signal, () => process.exit(128 + number))
    const { buildSite } = await import('../build/build-site.ts')
    const refuseEarlyEnd = (code: number) => {
      if (code !== 0) return
      console.error('The build was ended before it was done, by a file of the site or a library.')
      process.exitCode = 1
    }
    process.once('exit', refuseEarlyEnd)
    await buildSite(project, workspace, given)
    process.off('exit', refuseEarlyEnd)
    process.exit(0)
  }
  const { serveForAuthors } = await import('../dev/serve.ts')
  await serveForAuthors(project, workspace, given.port)
} catch (error) {
  console.error(toldError(error))
  process.exit(1)
}
