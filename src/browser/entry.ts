/** The one script that every page loads. Each line is one thing the browser does; what it costs is measured on every build. */
import { startBanner } from './banner.ts'
import { startCopyButtons } from './copy-buttons.ts'
import { startDetails } from './details.ts'
import { followFragments } from './follow-fragments.ts'
import { startSidebarButton } from './hide-sidebar.ts'
import { startLargeTree } from './large-tree/start.ts'
import { startMenus } from './menus.ts'
import { startOffline } from './offline/start.ts'
import { watchOverflow } from './overflow.ts'
import { pageShown, run } from './page-shown.ts'
import { unfoldForPrint } from './print.ts'
import { watchResizing } from './resizing.ts'
import { startScrollToTop } from './scroll-to-top.ts'
import { startSearch } from './search/start.ts'
import { startShortcuts } from './shortcuts.ts'
import { startSidebar } from './sidebar.ts'
import { startSoftNavigation } from './soft-navigation/start.ts'
import { startBrokenLink } from './start-broken-link.ts'
import { startOperationFilter } from './start-operation-filter.ts'
import { startTabs } from './tabs/start.ts'
import { startTelemetry } from './telemetry/start.ts'
import { startThemeSwitch } from './theme-switch/start.ts'
import { startToc } from './toc.ts'
import { startWrapButtons } from './wrap.ts'

const starts = [
  followFragments,
  startMenus,
  startSidebar,
  startSidebarButton,
  startLargeTree,
  startToc,
  startTabs,
  startThemeSwitch,
  startShortcuts,
  startSearch,
  startCopyButtons,
  startOperationFilter,
  startWrapButtons,
  watchOverflow,
  startDetails,
  startBanner,
  startScrollToTop,
  startBrokenLink,
  unfoldForPrint,
  watchResizing,
  startSoftNavigation,
  startOffline,
  startTelemetry,
]
// What one browser lacks must not cost the rest.
starts.forEach(run)

pageShown()
