/** The one script that every page loads. Each line is one thing the browser does; what it costs is measured on every build. */

import { startCopyButtons } from './copy/start.ts'
import { startDetails } from './details/details.ts'
import { pageShown, run } from './events/page-shown.ts'
import { followFragments } from './fragments/follow-fragments.ts'
import { startLateParts } from './late-parts/late-part.ts'
import { startBanner } from './layout/banner.ts'
import { watchOverflow } from './layout/overflow.ts'
import { startScrollToTop } from './layout/scroll-to-top.ts'
import { startMenus } from './menus/start.ts'
import { startOperationControls } from './operation-controls/start.ts'
import { startRarePages } from './rare-pages/start.ts'
import { startShortcuts } from './search/shortcuts.ts'
import { startSidebarButton } from './sidebar/hide-sidebar.ts'
import { startLargeTree } from './sidebar/large-tree/start.ts'
import { startSidebar } from './sidebar/sidebar.ts'
import { startSoftNavigation } from './soft-navigation/start.ts'
import { startToc } from './table-of-contents/start.ts'
import { startTabs } from './tabs/start.ts'
import { startTelemetry } from './telemetry/start.ts'
import { startThemeSwitch } from './theme-switch/start.ts'
import { startWrapButtons } from './wrap/start.ts'

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
  startCopyButtons,
  startOperationControls,
  startWrapButtons,
  watchOverflow,
  startDetails,
  startBanner,
  startScrollToTop,
  startRarePages,
  startSoftNavigation,
  startTelemetry,
]
// What one browser lacks must not cost the rest.
starts.forEach(run)

pageShown()
startLateParts(() => import('./late-parts/ahead.ts'))
