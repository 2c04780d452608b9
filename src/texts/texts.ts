import type { ApplicationTexts } from './application-texts.ts'
import type { ReferenceTexts } from './reference-texts.ts'
import type { ScriptTexts } from './script-texts.ts'

/** Everything that readers see and no author wrote; one object per language (`languages.ts`). The words of the frame stand at the top. */
export interface Texts {
  blocks: BlockTexts
  reference: ReferenceTexts
  /** Pure data, because it travels with each page (`theme/layout/script-settings.tsx`). */
  scripts: ScriptTexts
  applications: ApplicationTexts

  /** What the site is called at the end of document titles. */
  siteName: (brand: string) => string
  skipToContent: string
  dismissBanner: string
  /** Follows the text of a link that opens a new tab (NAV-08). */
  opensInNewTab: string
  /** Names of landmarks. */
  banner: string
  mainNavigation: string
  sidebar: string
  breadcrumb: string
  pageNavigation: string
  menu: string
  closeMenu: string
  /** Name of the button that opens and closes a folder whose title is a link (SID-32). */
  toggleSection: (title: string) => string
  /** Stands where a very long list of pages was cut; `count` is its length. */
  showAll: (count: number) => string
  hideSidebar: string
  showSidebar: string
  project: string
  chat: string
  /** On the button that keeps the whole site for reading offline. */
  keepSite: string
  search: string
  searchPlaceholder: string
  /** Stands in front of the date. */
  /** The menu of a page for assistants. */
  pageMenu: {
    /** On its button. */
    open: string
    copyPage: string
    viewMarkdown: string
    openIn: (assistant: string) => string
    /** What an assistant is asked to do with the page. */
    prompt: (address: string) => string
  }
  lastUpdated: string
  scrollToTop: string
  /** Name of the theme switch, and its options (THM-07). */
  changeTheme: string
  themes: Record<'light' | 'dark' | 'system', string>
  /** Name of the language switch (LNG-01). */
  changeLanguage: string
  /** Stand where the settings have no text of their own. */
  contents: string
  editPage: string
  feedback: string
  brokenLinkIssue: string
  serverErrorIssue: string
  notFound: { heading: string; message: string }
  serverErrorTitle: (brand: string) => string
  serverError: { heading: string; message: string }
  backToHomepage: string
  /** In the files for language models (`build/llms-files.ts`). */
  llms: {
    /** Stands above the rules for agents. */
    agents: string
    see: (address: string) => string
    /** Heading of the pages that belong to no service. */
    general: string
    documents: string
    fullText: string
    everything: string
    /** `tokens` is a number with two digits, as the language writes it. */
    size: (tokens: string) => string
  }
}

/** What the blocks say by themselves. */
interface BlockTexts {
  /** Name of the link beside a heading, in front of the heading's text. */
  permalink: string
  copyCode: string
  toggleWordWrap: string
  /** Names of scroll areas, in front of the file name, the language or the columns. */
  code: string
  plainText: string
  table: string
  /** Types of callouts, heard in front of the text. */
  callout: { default: string; info: string; warning: string; error: string }
  /** On the button that opens the decoder. */
  decoder: string
  /** Name of the field that filters the tables of a page. */
  filter: string
  /** Name of the boxes of a task list. */
  taskDone: string
  /** Heading above the footnotes, heard only. */
  footnotes: string
  /** Name of the link from a footnote back to its mark in the text: `1`, or `1-2` for the second mark. */
  backToReference: (mark: string) => string
}
