import path from 'node:path'
import { build } from 'vike/api'
import { type Problem, SiteProblems } from '../config/problem.ts'
import { drawProblems } from '../content/draw-problems.ts'
import { readSite } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import type { BuildArguments } from './arguments.ts'
import { budgetProblem, checkBudgets } from './check-budgets.ts'
import { checkImages } from './check-images.ts'
import { checkLinks } from './check-links.ts'
import { checkNavigation } from './check-navigation.ts'
import { checkPublic } from './check-public.ts'
import { compilePages } from './compile-pages.ts'
import { decodeNames } from './decode-names.ts'
import { finishOutput } from './finish-output.ts'
import { finishPages } from './finish-pages.ts'
import { writeSettings } from './hosting/write-settings.ts'
import { linkTargets } from './link-targets.ts'
import { BuildSteps } from './measure-steps.ts'
import { writeOfflineList } from './offline-list.ts'
import { precompress } from './precompress.ts'
import { publish } from './publish.ts'
import { redirectProblems, writeRedirects } from './redirects.ts'
import { addSearchFiles } from './search-files.ts'
import { writeSecurityText } from './security-text.ts'
import { writeFiles } from './write-files.ts'

/**
 * `npm run build`: reads and checks the site, draws every page, checks the written pages, and only then replaces the output folder.
 * @param given.out absolute path of the output folder
 * @param given.strict a page over a budget is an error, not a warning
 * @throws SiteProblems as soon as a step finds problems; the output folder is then as it was
 */
export async function buildSite(
  workspace: Workspace,
  { out, strict }: Pick<BuildArguments, 'out' | 'strict'>,
): Promise<void> {
  const started = performance.now()
  const steps = new BuildSteps()
  const client = path.join(workspace.output, 'client')
  const settings = path.join(workspace.output, 'hosting')

  const site = await steps.step('read', () => readSite(workspace))
  const { compiled, problems } = await steps.step('compile', () => compilePages(site))
  await steps.step('check', async () =>
    throwIfAny([
      ...checkNavigation(site),
      ...checkPublic(site.root),
      ...problems,
      ...(await checkImages(site, compiled)),
    ]),
  )
  await steps.step('bundle and draw', async () => {
    await addSearchFiles(site, compiled)
    // This process runs TypeScript already; Vite would bundle its settings each time it asks for them.
    await build({ viteConfig: { configLoader: 'native' } })
    throwIfAny(drawProblems())
    await writeFiles(site, compiled, client, workspace.cache)
    await decodeNames(client)
    await finishPages(client, workspace.base)
    await finishOutput(client, site.config)
  })
  const targets = await steps.step('check', async () => {
    const found = await linkTargets(site, client, workspace.base)
    throwIfAny([...redirectProblems(site.config, found), ...checkLinks(compiled, found)])
    return found
  })
  await steps.step('publish', async () => {
    await writeRedirects(client, site.config, workspace.base)
    const reminder = await writeSecurityText(client, site.config, workspace.base, Date.now())
    if (reminder !== undefined) console.warn(reminder)
    if (site.config.offline) await writeOfflineList(targets.pages, client, workspace.base)
    for (const warning of await writeSettings(client, settings, workspace.base)) console.warn(warning)
  })
  await steps.step('compress', () => precompress(client))
  await steps.step('check', async () => {
    const excesses = await checkBudgets(targets.pages.values(), client, workspace.base)
    if (strict) throwIfAny(excesses.map(budgetProblem))
    for (const { file, budget, bytes, allowed } of excesses)
      console.warn(`over budget: ${file}: ${budget} ${bytes}, allowed ${allowed}`)
  })
  await steps.step('publish', async () => {
    await publish(client, out)
    await publish(settings, `${out}-hosting`)
  })
  await steps.write()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${compiled.size} pages in ${seconds} s: ${out}`)
}

function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}
