/** Stands for the script before the first paint. */
import { keepEarlyClicks } from '../../../src/browser/early-clicks.ts'

keepEarlyClicks()
