/** The languages of the interface: the code of each, and its file. To add one, add a line (docs/operations.md). */

export { chinese as zh } from './chinese.ts'
export { english as en } from './english.ts'
export { french as fr } from './french.ts'
export { russian as ru } from './russian.ts'
