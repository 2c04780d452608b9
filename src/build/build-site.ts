import { bundleCode } from '../bundle/bundle-code.ts'
import { formatWarnings, type Problem, SiteProblems } from '../config/problem.ts'
import { readSite } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { allPages } from '../site/source.ts'
import { job as bundleJob } from './bundle-job.ts'
import { budgetProblem, checkBudgets } from './checks/budgets.ts'
import { documentLinks } from './checks/document-links.ts'
import { checkTargets } from './checks/targets.ts'
import { compileSite } from './compile-site.ts'
import { completeOutput } from './complete-output.ts'
import { drawSite } from './draw-site.ts'
import { BuildSteps } from './measure-steps.ts'
import { inOtherProcess, LEAST_ITEMS } from './processes.ts'
import { claimOutput } from './publish/claim-output.ts'
import { removeUnused } from './remove-unused.ts'

/**
 * `npm run build`: read, compile, bundle, draw, check, publish. The output folder is touched in the last step only.
 * @param project absolute path of the project
 * @param given.out absolute path of the output folder
 * @param given.strict a page over a budget is an error, not a warning
 * @throws SiteProblems with all mistakes that can be known: where one step finds some, the next ones go on with what is right; Refusal when the
 *   output folder is not one of a build
 */
export async function buildSite(
  project: string,
  workspace: Workspace,
  { out, strict }: { out: string; strict: boolean },
): Promise<void> {
  const started = performance.now()
  const steps = new BuildSteps()
  const { output, base, bundles } = workspace
  const settings = `${output}-hosting`

  const publish = await claimOutput(out, [workspace.root, project])

  const site = await steps.step('read', () => readSite(workspace))
  const { config } = site
  const writeBundle = (folder: string) => inOtherProcess(bundleJob, { project }, folder)
  const [bundle, compiled] = await steps.step('bundle and compile', async () => {
    const bundling = bundleCode(project, bundles, writeBundle)
    // Many pages need all processors, and the memory: the bundler takes 600 MB.
    if (allPages(site.source).length >= LEAST_ITEMS) await bundling
    return Promise.all([bundling, compileSite(site, workspace)])
  })
  if (compiled.warnings.length > 0) console.warn(`${formatWarnings(compiled.warnings)}\n`)
  const drawn = await steps.step('draw', () => drawSite(site, workspace, bundle, compiled))
  if (drawn.warnings.length > 0) console.warn(`${formatWarnings(drawn.warnings)}\n`)
  const lost = await steps.step('check', () => checkTargets(site, workspace, compiled.pages, drawn))
  const links = documentLinks(lost, compiled.pages.keys(), config.apiRules.siteLinks)
  if (links.warn.length > 0) console.warn(`${formatWarnings(links.warn)}\n`)
  throwIfAny([...compiled.problems, ...drawn.problems, ...links.error])
  const { pages } = drawn
  const warnings = await steps.step('complete', () =>
    completeOutput(site, compiled.pages, workspace, pages, bundle.manifest.beforePaint, settings),
  )
  const { excesses, notes } = await steps.step('weigh', () => checkBudgets([...pages.values()], output, base))
  if (strict) throwIfAny(excesses.map(budgetProblem))
  for (const { file, budget, bytes, allowed } of excesses)
    warnings.push(`over budget: ${file}: ${budget} ${bytes}, allowed ${allowed}`)
  for (const warning of warnings) console.warn(warning)
  for (const note of notes) console.log(note)
  if (config.siteUrl === undefined)
    console.log(
      'site.config.ts: siteUrl is not set: no sitemap, canonical addresses or link previews with pictures',
    )
  await steps.step('publish', () => publish({ site: output, settings }))
  removeUnused(workspace, Date.now())
  await steps.write()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${compiled.pages.size} pages in ${seconds} s: ${out}`)
}

function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteProblems(problems)
}
