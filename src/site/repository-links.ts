/** Links into the source repository (theme-behaviour section 12). */
import { parseUrl } from '../config/parse-url.ts'

export type RepositoryKind = 'github' | 'gitlab'

export interface Issue {
  title: string
  /** Comma-separated; may be empty. */
  labels: string
}

/** GIT-05. */
export function feedbackIssueTitle(title: string): string {
  return `Feedback for “${title}”`
}

/** GIT-06. @param path Requested path with its query, without base path. */
export function notFoundIssueTitle(path: string): string {
  return `Found broken \`${path}\` link. Please fix!`
}

/** GIT-07. @param path Requested path with its query, without base path. */
export function serverErrorIssueTitle(path: string): string {
  return `Got server-side error in \`${path}\` url. Please fix!`
}

/**
 * The address of a new issue (GIT-01, GIT-02); `#` when the base is no repository of a known kind, and then no
 * link is shown (GIT-03).
 *
 * @param base `theme.docsRepositoryBase`
 * @param kind `theme.repositoryKind`; without it, the host name tells (GIT-04).
 */
export function issueHref(base: string, { title, labels }: Issue, kind?: RepositoryKind): string {
  const url = parsed(base)
  const repository = url && repositoryOf(url, kind)
  if (!repository) return '#'
  const query = encodeURIComponent(title)
  if (repository.kind === 'github') return `${repository.address}/issues/new?title=${query}&labels=${labels}`
  const description = labels && `&issue[description]=/label${encodeURIComponent(` ~${labels}\n`)}`
  return `${repository.address}/-/issues/new?issue[title]=${query}${description}`
}

/**
 * The address of a page's source (GIT-08), each segment of the path encoded.
 *
 * @param base `theme.docsRepositoryBase`; one slash at its end is dropped.
 * @param file Path relative to the site root, with forward slashes.
 */
export function editHref(base: string, file: string): string {
  return `${base.replace(/\/$/, '')}/${file.split('/').map(encodeURIComponent).join('/')}`
}

/** A GitLab owner may have sub-groups; the repository ends before `-`, or before `tree` and the like. */
function repositoryOf(url: URL, stated: RepositoryKind | undefined) {
  const kind = stated ?? kindOfHost(url.hostname)
  const segments = url.pathname.split('/').filter((segment) => segment !== '')
  const end = segments.findIndex((segment, index) => index > 1 && /^(-|tree|blob|edit|raw)$/.test(segment))
  const parts = kind === 'github' ? segments.slice(0, 2) : segments.slice(0, end < 0 ? undefined : end)
  if (kind === undefined || parts.length < 2) return undefined
  return { kind, address: `${url.protocol}//${url.host}/${parts.join('/').replace(/\.git$/, '')}` }
}

/** GIT-04: a whole label of the host name before the last one, so `notagithub.example` is none. */
function kindOfHost(hostname: string): RepositoryKind | undefined {
  const labels = hostname.split('.').slice(0, -1)
  if (labels.includes('github')) return 'github'
  return labels.includes('gitlab') ? 'gitlab' : undefined
}

/** The settings are checked when the site is read; a page never fails to render for a wrong base (GIT-10). */
function parsed(base: string): URL | undefined {
  try {
    return parseUrl(base)
  } catch {
    return undefined
  }
}
