import type { MDXComponents } from 'mdx/types'

/** Everything an author can use in a page (docs/writing-pages.md): registered here once. */
export const components: MDXComponents = {}
