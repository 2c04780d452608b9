/** The one script that every page loads. */
import '../browser/entry.ts'
import { startIslands } from '../browser/islands/start-islands.ts'

startIslands(import.meta.glob('./**/*.island.tsx'))
