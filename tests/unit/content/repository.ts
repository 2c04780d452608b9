/** A repository with several commits, and clones of it. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** When each page was changed last; the first one is already the next day in UTC. */
export const DATES = {
  old: '2024-02-03T23:30:00-05:00',
  new: '2025-06-07T12:00:00+00:00',
  index: '2026-01-02T08:00:00+00:00',
} as const

const SETTINGS = "export default { brand: 'History', description: 'A site with a history.' }\n"

/**
 * Makes a repository whose folder `docs` is a site: three commits by different days, the page `silent` without a date of its own wish.
 * @param folder does not exist yet
 * @returns roots of the site in a complete clone and in one without history
 */
export function cloneBothWays(folder: string): { full: string; shallow: string } {
  const origin = join(folder, 'origin')
  mkdirSync(origin, { recursive: true })
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', args, {
      cwd: origin,
      stdio: 'pipe',
      env: {
        ...process.env,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
      },
    })
  const commit = (date: string, files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(origin, file)), { recursive: true })
      writeFileSync(join(origin, file), text)
    }
    git(date, 'add', '.')
    git(date, '-c', 'user.name=A', '-c', 'user.email=a@a.example', 'commit', '-qm', 'Change')
  }
  git(DATES.old, 'init', '-q')
  commit(DATES.old, {
    'docs/site.config.ts': SETTINGS,
    'docs/content/index.mdx': '# Home\n\n[Old](/old)\n',
    'docs/content/old.mdx': '# Old\n\nText.\n',
    'docs/content/silent.mdx': '---\ntimestamp: false\n---\n\n# Silent\n\nText.\n',
  })
  commit(DATES.new, { 'docs/content/new page.mdx': '# New\n\nText.\n', 'docs/content/ünï.mdx': '# Other\n' })
  commit(DATES.index, { 'docs/content/index.mdx': '# Home\n\n[Old](/old), changed.\n' })
  const clone = (name: string, ...options: string[]) => {
    git(DATES.index, 'clone', '-q', ...options, `file://${origin}`, join(folder, name))
    // A page that is in no commit yet has no date.
    writeFileSync(join(folder, name, 'docs/content/draft.mdx'), '# Draft\n\nText.\n')
    return join(folder, name, 'docs')
  }
  return { full: clone('full'), shallow: clone('shallow', '--depth', '1') }
}
