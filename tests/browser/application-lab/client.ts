/** Stands for the script of a page (`src/theme/client.ts`). */
import { startApplications } from '../../../src/browser/applications/start.ts'
import { repeatEarlyClicks } from '../../../src/browser/events/early-clicks.ts'
import { pageShown } from '../../../src/browser/events/page-shown.ts'

startApplications(import.meta.glob('./*.application.tsx'))
repeatEarlyClicks()
pageShown()

// Tests call it as soft navigation does.
Object.assign(window, { pageShown })
