declare module 'virtual:site-services' {
  /** Starts what the settings of the site switch on; made by src/build/site-services.ts. */
  export const siteServices: readonly (() => void)[]
}
