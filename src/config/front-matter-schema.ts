/** What may stand between the `---` lines at the top of a page. */
import * as z from 'zod'
import { themeOverrideKeys } from './meta-schema.ts'
import { localPath, text, webUrl } from './value-schemas.ts'

const dayOrMoment = z.union([z.iso.date(), z.iso.datetime({ offset: true })])
const isoDate = z.string().refine((value) => dayOrMoment.safeParse(value).success, {
  error: 'Not an ISO date',
  params: { expected: 'a day such as 2025-01-31, or a moment such as 2025-01-31T09:00:00Z' },
})

/** Strict: an unknown key stops the build, and so does a page switch with a wrong value (MET-10). */
export const frontMatterSchema = z.strictObject({
  /** Browser title, when it must differ from the first heading (TTL-06). */
  title: text.exactOptional(),
  /** One sentence for search engines and link previews. */
  description: text.exactOptional(),
  /** Day (`2025-01-31`) or moment (`2025-01-31T09:00:00Z`); pages not in `_meta.ts` are listed newest first (ORD-02). */
  date: isoDate.exactOptional(),
  /** Whether sitemap and lists for programs name the page; without it, they do unless it is hidden in the navigation. */
  advertised: z.boolean().exactOptional(),
  /** Route of the page that has taken this one's place, where it is not found at the same place in a newer version's folder. */
  newerPage: localPath.exactOptional(),
  /** Address under which search engines list the page, when it is not the page's own. */
  canonical: webUrl.exactOptional(),
  /** Link preview, where it differs from title and description. */
  openGraph: z
    .strictObject({
      /** Title of the preview. */
      title: text.exactOptional(),
      /** Text of the preview. */
      description: text.exactOptional(),
      /** Image of the preview: a site-absolute path or a URL. */
      image: text.exactOptional(),
    })
    .exactOptional(),
  /** Name of the API document in `apis/` whose reference follows the page's own text. */
  api: text.exactOptional(),
  /** `groups` gives each group of its operations a page of its own, below this one. */
  apiPages: z.literal('groups').exactOptional(),
  /** Names of the API documents of two versions, whose differences `<VersionChanges />` draws. */
  changes: z.strictObject({ from: text, to: text }).exactOptional(),
  /** `false` keeps the page out of the site's search; `true` lets a hidden page be found like any other. */
  searchable: z.boolean().exactOptional(),
  ...themeOverrideKeys,
})

export type FrontMatter = z.infer<typeof frontMatterSchema>
