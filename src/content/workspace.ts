/** Where a run works: decided once by the command line, and handed to whatever needs it. */
export interface Workspace {
  /** Absolute path of the site: the folder of `site.config.ts`, `content/` and `public/`. */
  root: string
  /** Base path of every address; begins and ends with `/`. */
  base: string
  /** Absolute path of the folder for what is kept between builds. */
  cache: string
  /** Absolute path of the folder that a build writes to before it is published. */
  output: string
  /** Absolute path of the folder for bundles of the code. */
  bundles: string
  /** Hash of the compiler's sources and libraries, part of every cache key. */
  compiler: string
}
