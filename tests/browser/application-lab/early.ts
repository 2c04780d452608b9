/** Stands for the script before the first paint. */
import { keepEarlyClicks } from '../../../src/browser/events/early-clicks.ts'

keepEarlyClicks()
