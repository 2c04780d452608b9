import { SiteProblems } from '../config/problem.ts'
import { readSite, type Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { metaProblems } from '../site/meta-problems.ts'
import { routeProblems } from '../site/route-problems.ts'

const PAGE_FILE = /\.mdx?$/

/** A site while it is written: read when it is first asked for, and again after every change. */
export class EditedSite {
  readonly workspace: Workspace
  #reading: Promise<Site> | undefined
  /** Editing a file changes none of them, and asking git costs each edit some milliseconds. */
  #dates: Site['dates'] | undefined
  #hasShownError = false

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  /**
   * A file of the site has been changed, added or removed.
   * @returns whether the pages that are open need no more than their article anew: the file is a page, and all that is known of pages is as before,
   *   their number, names, front matter and titles
   * @throws SiteProblems with what is wrong with the site, now or before
   */
  async changed(file: string): Promise<boolean> {
    const before = this.#reading
    this.#reading = undefined
    const hasShownError = this.#hasShownError
    this.#hasShownError = false
    if (!before || hasShownError || !PAGE_FILE.test(file)) return false
    const sources = [(await before).source, (await this.read()).source]
    const [old, now] = sources.map((source) => JSON.stringify(source))
    return old === now
  }

  /** What an open page shows is no page of the site. */
  errorShown(): void {
    this.#hasShownError = true
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
    const site = await readSite(this.workspace, this.#dates)
    this.#dates = site.dates
    const problems = [...site.problems, ...metaProblems(site.source), ...routeProblems(site.source)]
    if (problems.length > 0) throw new SiteProblems(problems)
    return site
  }
}
