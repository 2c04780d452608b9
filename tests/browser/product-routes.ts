/** The routes that the specification names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from './dev-server.ts'

export interface SpecifiedRoute {
  route: string
  /** Heading of the page; absent on special pages. */
  title?: string
  /** The newest version of a service. */
  latest?: boolean
  /** Routable, but in no list. */
  hidden?: boolean
  /** An error page. */
  special?: boolean
}

/** All of them, in the order of the sidebar. */
export const SPECIFIED_ROUTES: SpecifiedRoute[] = JSON.parse(
  readFileSync(join(PROJECT, 'tests/data/routes.json'), 'utf8'),
)

/** Label in the sidebar: the landing page of a version is called by its version. */
export function sidebarLabel({ route, title = '', latest = false }: SpecifiedRoute): string {
  const version = /^\/(?:scribe|extract)\/v(\d)$/.exec(route)?.[1]
  if (version === undefined) return title
  return latest ? `V${version} (latest)` : `V${version}`
}
