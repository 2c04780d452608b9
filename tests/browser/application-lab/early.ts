/** Stands for the script before the first paint. */
import { keepEarlyEvents } from '../../../src/browser/events/early-events.ts'

keepEarlyEvents()
