import type { Theme } from '../../browser/theme-switch/theme.ts'

/** Texts of the interface that are no block's; one object per language. */
export interface Texts {
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
  lastUpdated: string
  scrollToTop: string
  /** Name of the theme switch, and its options (THM-07). */
  changeTheme: string
  themes: Record<Theme, string>
  /** Name of the language switch (LNG-01). */
  changeLanguage: string
  /** Stand where the settings have the English text or none of their own (`settingText`). */
  contents: string
  editPage: string
  feedback: string
  brokenLinkIssue: string
  serverErrorIssue: string
  notFound: { heading: string; message: string }
  serverError: { heading: string; message: string }
  backToHomepage: string
}
