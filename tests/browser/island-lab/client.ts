import { disposeIslands } from '../../../src/browser/islands/island-element.ts'
import { startIslands } from '../../../src/browser/islands/start-islands.ts'

startIslands(import.meta.glob('./*.island.tsx'))

// Tests call it as soft navigation does.
Object.assign(window, { disposeIslands })
