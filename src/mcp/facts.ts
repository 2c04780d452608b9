import * as z from 'zod'

/** The file of a built site that says what its documentation is; written by the build. */
export const FACTS_FILE = 'mcp.json'

/** What an MCP client is told before it reads anything. */
export const factsSchema = z.strictObject({
  /** Of the documentation: the brand and what it is. */
  title: z.string().min(1),
  description: z.string(),
  /** The language whose pages and search are read. */
  locale: z.string().min(1),
  /** Address of the site with its base path, for links; absent when the settings name none. */
  home: z.url().optional(),
  /** Pages that compare two versions of an API, and what changed: computed from the API documents. */
  comparisons: z.array(
    z.strictObject({
      route: z.string(),
      changes: z.array(
        z.strictObject({
          operation: z.string(),
          what: z.string(),
          breaking: z.boolean(),
          before: z.string().optional(),
          after: z.string().optional(),
          note: z.string().optional(),
        }),
      ),
    }),
  ),
})

export type Facts = z.output<typeof factsSchema>
