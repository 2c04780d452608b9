import { SiteProblems } from '../config/problem.ts'
import { readSite, type Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { metaProblems } from '../site/meta-problems.ts'
import { routeProblems } from '../site/route-problems.ts'

/** A site while it is written: read when it is first asked for, and again after every change. */
export class EditedSite {
  readonly workspace: Workspace
  #reading: Promise<Site> | undefined
  #hasWarned = false

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  /** Something has changed. */
  markStale(): void {
    this.#reading = undefined
  }

  /**
   * The site as it is now; the same object until something changes.
   * @throws SiteProblems with what is wrong with it as a whole
   */
  read(): Promise<Site> {
    this.#reading ??= this.#readNow()
    return this.#reading
  }

  async #readNow(): Promise<Site> {
    // Once is enough (C83).
    const site = await readSite(this.workspace, this.#hasWarned ? () => {} : console.warn)
    this.#hasWarned = true
    const problems = [...metaProblems(site.source), ...routeProblems(site.source)]
    if (problems.length > 0) throw new SiteProblems(problems)
    return site
  }
}
