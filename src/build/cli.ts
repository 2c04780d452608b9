import { fileURLToPath } from 'node:url'
import { readArguments } from './arguments.ts'
import { enterWorkspace } from './enter-workspace.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

try {
  const given = readArguments(process.argv.slice(2), process.env, project)
  await enterWorkspace(project, given.root)
  if (given.command === 'build') {
    const { buildSite } = await import('./build-site.ts')
    await buildSite(given, project)
    process.exit(0)
  } else {
    const { serveForAuthors } = await import('./dev-server.ts')
    await serveForAuthors(given, project)
  }
} catch (error) {
  console.error(isSiteProblems(error) ? error.message : error)
  process.exit(1)
}

/** By name: the server bundle that draws the pages has its own copy of the class. */
function isSiteProblems(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SiteProblems'
}
