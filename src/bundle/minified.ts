/** Options of a bundle that nothing bundles again: minified, without the hints for such a bundler; licences stay. */
export const MINIFIED = { minify: true, comments: { annotation: false, jsdoc: false } } as const
