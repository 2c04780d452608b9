/** Stands for the script of a page (`src/theme/client.ts`). */
import { startApplications } from '../../../src/browser/applications/start.ts'
import { repeatEarlyEvents } from '../../../src/browser/events/early-events.ts'
import { pageShown } from '../../../src/browser/events/page-shown.ts'
import { startLateParts } from '../../../src/browser/late-parts/late-part.ts'

startLateParts(() => import('../../../src/browser/late-parts/ahead.ts'))
startApplications(() => import('./load-application.ts'))
repeatEarlyEvents()
pageShown()

// Tests call it as soft navigation does.
Object.assign(window, { pageShown })
