import { createHash } from 'node:crypto'
import { HASHED_FOLDER } from '../config/cache-control.ts'

/** Address, without base path, of a file whose name carries a hash of its content: `/assets/NAME.0f3a91cc.json`. */
export function hashedAddress(name: string, content: string, extension: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${HASHED_FOLDER}${name}.${hash}.${extension}`
}
