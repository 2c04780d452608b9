/** The key `theme` of `site.config.ts` (R4.06, theme-behaviour section 14). */
import * as z from 'zod'
import {
  DEFAULT_MENU_COLLAPSE_LEVEL,
  PRIMARY_HUE_DARK,
  PRIMARY_HUE_LIGHT,
  PRIMARY_SATURATION,
} from './constants.ts'
import { repositoryKeys } from './repository-keys.ts'
import { direction, href, httpsUrl, perColourScheme, siteFile, text } from './value-schemas.ts'

const colourScheme = z.enum(['light', 'dark', 'system'])

/** `https://api.example`, without a path. */
const origin = z
  .url({ protocol: /^https$/ })
  .refine((address) => new URL(address).origin === address, 'an origin such as https://api.example')
const outsideLink = z.strictObject({
  /** Address; it must start with `https://` (R6.02). */
  link: httpsUrl,
  /** Name of the icon for readers who cannot see it. */
  title: text.exactOptional(),
})

const localeSchema = z.strictObject({
  /** Language as in file names: `fr` or `zh-CN` (MAP-01). */
  locale: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, { error: 'Not a locale such as `fr` or `zh-CN`' }),
  /** Name of the language, in that language. */
  text,
  /** Writing direction, when it differs from the site's. */
  direction: direction.exactOptional(),
})

export const themeSchema = z.strictObject({
  /** Words that titles made from file names spell exactly so (TTL-04), in addition to the built-in ones. */
  acronyms: z.array(text).default([]),
  /** Notice above the top bar of every page. */
  banner: z
    .strictObject({
      /** The notice. */
      text,
      /** Name under which a reader's dismissal is stored; without it, it follows from the text (BAN-05). */
      key: text.exactOptional(),
      /** Lets the reader close the notice. */
      dismissible: z.boolean().default(true),
    })
    .exactOptional(),
  /** Link to a chat, drawn as an icon in the top bar. */
  chat: outsideLink.exactOptional(),
  /** Offers a console on each operation of API references, which answers requests in the page. */
  console: z.boolean().default(true),
  /** Hosts that readers may ask from these consoles with their own credentials; the content security policy names them. */
  consoleHosts: z.array(origin).default([]),
  /** Offers dark colours and, where no theme is forced, the theme switch. */
  darkMode: z.boolean().default(true),
  /** Writing direction of the site. */
  direction: direction.default('ltr'),
  /** A character that is the site's icon, in place of `public/favicon.svg` (HED-05). */
  faviconGlyph: text.exactOptional(),
  /** Bottom of every page. */
  footer: z
    .strictObject({
      /** The line of text; without it, `MIT {year} © {brand}`. */
      text: text.exactOptional(),
      /** Links beside it. */
      links: z.array(z.strictObject({ text, href })).default([]),
    })
    .prefault({}),
  /** The menu of a page for assistants: copy it, see it as Markdown, open it in one of them; absent, there is none. */
  pageMenu: z
    .strictObject({
      /** Further links at its end. */
      links: z.array(z.strictObject({ text, href })).default([]),
    })
    .exactOptional(),
  /** Languages of the site; empty for a site in one language. */
  i18n: z.array(localeSchema).superRefine(rejectRepeatedLocales).default([]),
  /** Mark at the start of the top bar: an image, a text or both; without it, the brand as text. */
  logo: z
    .strictObject({
      /** Image file of `public/`, for example `/logo.svg`. */
      src: siteFile.exactOptional(),
      /** Text beside the image. */
      text: text.exactOptional(),
      /** What the image says; without it, the brand when there is no text. */
      alt: z.string().exactOptional(),
    })
    .refine((logo) => logo.src !== undefined || logo.text !== undefined, {
      error: 'A logo needs `src`, `text` or both',
    })
    .exactOptional(),
  /** `true` links the logo to the home page, a string to that address, `false` nowhere (NAV-14). */
  logoLink: z.union([z.boolean(), href]).default(true),
  /** Top bar. */
  navbar: z
    .strictObject({
      /** Button at the end of the bar. */
      button: z.strictObject({ text, href }).exactOptional(),
    })
    .prefault({}),
  /** Links to the previous and the next page: one switch for both, or one each (PAG-04). */
  navigation: z
    .union([
      z.boolean(),
      z.strictObject({ prev: z.boolean().default(true), next: z.boolean().default(true) }),
    ])
    .default(true)
    .transform((given) => (typeof given === 'boolean' ? { prev: given, next: given } : given)),
  /** Which colour scheme a reader gets. */
  nextThemes: z
    .strictObject({
      /** Scheme of a reader who has not chosen. */
      defaultTheme: colourScheme.default('system'),
      /** Scheme of every page whatever the reader chose; the theme switch is not drawn (THM-05, THM-06). */
      forcedTheme: colourScheme.exactOptional(),
      /** Name under which the choice is stored. */
      storageKey: text.default('theme'),
    })
    .prefault({}),
  /** Hue of the primary colour, 0 – 360 degrees, for both schemes or each. */
  primaryHue: perColourScheme(360, { dark: PRIMARY_HUE_DARK, light: PRIMARY_HUE_LIGHT }),
  /** Saturation of the primary colour, 0 – 100 percent, for both schemes or each. */
  primarySaturation: perColourScheme(100, { dark: PRIMARY_SATURATION, light: PRIMARY_SATURATION }),
  /** Link to the source repository, drawn as an icon in the top bar. */
  project: outsideLink.exactOptional(),
  ...repositoryKeys,
  /** Texts of the search; one left out is taken from the interface texts of the locale (R3.28). */
  search: z
    .strictObject({
      placeholder: text.exactOptional(),
      loading: text.exactOptional(),
      emptyResult: text.exactOptional(),
      error: text.exactOptional(),
    })
    .prefault({}),
  /** Tree of pages at the side. */
  sidebar: z
    .strictObject({
      /** Folders close when the reader leaves them (SID-28). */
      autoCollapse: z.boolean().default(false),
      /** Folders from this level on start closed; top-level folders are level 1 (R6.03, SID-20). */
      defaultMenuCollapseLevel: z.int().min(1).default(DEFAULT_MENU_COLLAPSE_LEVEL),
      /** Offers a button that hides the sidebar. */
      toggleButton: z.boolean().default(false),
      /** Lines below the tree: a question and where it is answered. */
      help: z.array(z.strictObject({ prompt: text, text, href })).default([]),
    })
    .prefault({}),
  /** Labels of the theme switch; one left out is taken from the interface texts of the locale. */
  themeSwitch: z
    .strictObject({
      light: text.exactOptional(),
      dark: text.exactOptional(),
      system: text.exactOptional(),
    })
    .prefault({}),
  /** Table of contents. */
  toc: z
    .strictObject({
      /** Draws "Scroll to top" below the list. */
      backToTop: z.boolean().default(false),
      /** `true` puts the list at the right, `false` into the sidebar (SID-40, SID-41). */
      float: z.boolean().default(true),
      /** Heading of the list; without it, a text in the reader's language, as for every text that is left out here. */
      title: text.exactOptional(),
    })
    .prefault({}),
})

function rejectRepeatedLocales(languages: { locale: string }[], context: z.RefinementCtx) {
  languages.forEach(({ locale }, index) => {
    if (languages.findIndex((other) => other.locale === locale) < index) {
      context.addIssue({
        code: 'custom',
        message: `Locale '${locale}' is listed twice`,
        path: [index, 'locale'],
      })
    }
  })
}
