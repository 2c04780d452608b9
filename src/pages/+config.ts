import type { Config } from 'vike/types'

/** The routing shell: HTML-only pages, all written at build time, one client entry without Vike's own router. */
export default {
  prerender: true,
  clientRouting: false,
  hooksTimeout: false,
} satisfies Config
