/** Name of the MCP server, in a bundle and in a built site. */
export const MCP_SERVER = 'mcp.mjs'

/** What bundling the code results in. It depends on the code alone, never on a site. */
export interface Manifest {
  /** The script that every page loads; like all files of the browser, relative to the folder `browser`. */
  entry: string
  /** Every file of the browser, the entry included. */
  files: string[]
  /** Files that only a site with the service needs. */
  services: Record<Service, string[]>
  /** Text of the script before the first paint, the same on every page. */
  beforePaint: string
  /** Style sheets by what they are about. */
  sheets: Record<Sheet, string>
  /** Texts of the service workers: one keeps copies, one removes what the other has left. */
  serviceWorkers: { offline: string; retired: string }
}

export type Service = 'telemetry' | 'offline' | 'applications'

/**
 * `site` is on every page, `switches` on sites with something to switch, `banner` on sites with a banner, `reference` on pages with an API document,
 * `filter` on these and on pages with the block of this name.
 */
export type Sheet = 'site' | 'switches' | 'banner' | 'reference' | 'filter'

/** A bundle on disk. */
export interface Bundle {
  /** Absolute path; the files of the browser lie in `browser`, the module that draws pages is `server/draw.js`. */
  folder: string
  /** Hash of the code and of the locked versions of its libraries. */
  version: string
  manifest: Manifest
}
