/**
 * Keys of `theme` that make links into the source repository (theme-behaviour section 12). A text that is left out is said in the reader's
 * language (`src/texts/`).
 */
import * as z from 'zod'
import { docsRepositoryBase } from './value-schemas.ts'

export const repositoryKeys = {
  /** Address of the site's root folder in the repository; edit and issue links begin with it. */
  docsRepositoryBase: docsRepositoryBase.exactOptional(),
  /** Link to the source of a page; `false` draws none. */
  editLink: z.union([z.literal(false), z.strictObject({ text: z.string().exactOptional() })]).prefault({}),
  /** Link that opens an issue about a page; `false` or an empty `content` draws none. */
  feedback: z
    .union([
      z.literal(false),
      z.strictObject({
        content: z.string().exactOptional(),
        labels: z.string().default('feedback'),
      }),
    ])
    .prefault({}),
  /** What software serves `docsRepositoryBase`, when its host name does not tell (GIT-04). */
  repositoryKind: z.enum(['github', 'gitlab']).exactOptional(),
  /** Issue link of the not-found page. */
  notFound: z
    .strictObject({
      content: z.string().exactOptional(),
      labels: z.string().default('bug'),
    })
    .prefault({}),
  /** Issue link of the server-error page. */
  serverSideError: z
    .strictObject({
      content: z.string().exactOptional(),
      labels: z.string().default('bug'),
    })
    .prefault({}),
}
