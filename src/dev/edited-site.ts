import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { SiteProblems } from '../config/problem.ts'
import { readSite, type Site } from '../content/read-site.ts'
import { isAsRead } from '../content/read-tree.ts'
import type { Workspace } from '../content/workspace.ts'
import { metaProblems } from '../site/meta-problems.ts'
import { routeProblems } from '../site/route-problems.ts'
import { allPages, isSplit, type SourcePage } from '../site/source.ts'

/** Longer than it takes to write a page. */
const EMPTY_MS = 50

/** A site while it is written: read when it is first asked for, and again after every change. */
export class EditedSite {
  readonly workspace: Workspace
  #reading: Promise<Site> | undefined
  /** Editing a file changes none of them, and asking git costs each edit some milliseconds. */
  #dates: Site['dates'] | undefined
  #hasShownError = false
  /** One change after the other: a file that is saved twice at once would find no site to compare it with. */
  #changing: Promise<unknown> = Promise.resolve()

  constructor(workspace: Workspace) {
    this.workspace = workspace
  }

  /**
   * A file of the site has been changed, added or removed.
   * @returns whether the pages that are open need no more than their article anew: the file is a page of the site, and its front matter and title are as before
   */
  changed(file: string): Promise<boolean> {
    const change = this.#changing.then(() => this.#changed(file))
    this.#changing = change.catch(() => {})
    return change
  }

  async #changed(file: string): Promise<boolean> {
    const before = this.#reading
    this.#reading = undefined
    const hasShownError = this.#hasShownError
    this.#hasShownError = false
    const site = hasShownError ? undefined : await before?.catch(() => undefined)
    await written(file)
    const page = site && pageOf(site, file)
    if (!page) return false
    // What has moved to the pages of groups stands in the text of such a page.
    if (!isSplit(page)) this.#reading ??= before
    return true
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

/** Waits a moment where a file is empty: most programs that save one empty it first, and the watcher may be faster than they are. */
async function written(file: string): Promise<void> {
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) await setTimeout(EMPTY_MS)
}

/** The page of a file that is there and says of itself what it said before. */
function pageOf({ root, source, config }: Site, file: string): SourcePage | undefined {
  const page = allPages(source).find((one) => path.join(root, one.file) === file)
  return page && existsSync(file) && isAsRead(root, page, config.variables) ? page : undefined
}
