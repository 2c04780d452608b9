/** The one script that every page loads: what the browser does, and where the applications of the theme are found. */
import { startApplications } from '../browser/applications/start.ts'
import { repeatEarlyClicks } from '../browser/events/early-clicks.ts'
import '../browser/entry.ts'

startApplications(import.meta.glob('./**/*.application.tsx'))
repeatEarlyClicks()
