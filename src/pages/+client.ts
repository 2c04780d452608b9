import '../browser/entry.ts'
import { startIslands } from '../browser/islands/start-islands.ts'

startIslands(import.meta.glob('../theme/**/*.island.tsx'))
