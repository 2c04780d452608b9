/** The one script that every page loads: what the browser does, and what of the theme is loaded when the reader comes to it. */
import { startApplications } from '../browser/applications/start.ts'
import { repeatEarlyEvents } from '../browser/events/early-events.ts'
import { startSearch } from '../browser/search/start.ts'
import '../browser/entry.ts'

startSearch(() => import('./search/search-box.ts'))
startApplications(() => import('./load-application.ts'))
repeatEarlyEvents()
