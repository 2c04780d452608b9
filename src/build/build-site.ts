import path from 'node:path'
import { build } from 'vike/api'
import { SiteProblems } from '../config/problem.ts'
import { readSite } from '../content/read-site.ts'
import { currentWorkspace } from '../content/workspace.ts'
import type { BuildArguments } from './arguments.ts'
import { checkImages } from './check-images.ts'
import { checkLinks } from './check-links.ts'
import { checkNavigation } from './check-navigation.ts'
import { compilePages } from './compile-pages.ts'
import { finishOutput } from './finish-output.ts'
import { linkTargets } from './link-targets.ts'
import { publish } from './publish.ts'
import { viteSettings } from './vite-settings.ts'
import { writeFiles } from './write-files.ts'

/**
 * `npm run build`: reads and checks the site, draws every page, checks the written pages, and only then replaces the output folder.
 * @throws SiteProblems as soon as a step finds problems; the output folder is then as it was
 */
export async function buildSite(given: BuildArguments, project: string): Promise<void> {
  const started = performance.now()
  const site = await readSite(currentWorkspace())
  throwIfAny(checkNavigation(site))
  const compiled = await compilePages(site)
  throwIfAny(await checkImages(site, compiled))

  const work = path.join(project, 'node_modules/.cache/docs/build', `${process.pid}`)
  await build({ viteConfig: viteSettings(given, project, work) })

  const client = path.join(work, 'client')
  await writeFiles(site, compiled, client)
  await finishOutput(client)
  throwIfAny(checkLinks(compiled, await linkTargets(site, client, given.base)))
  await publish(work, given)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${compiled.size} pages in ${seconds} s: ${path.relative(process.cwd(), given.out) || '.'}`)
}

function throwIfAny(problems: SiteProblems['problems']): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}
