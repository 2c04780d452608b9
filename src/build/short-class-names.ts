import { createHash } from 'node:crypto'
import path from 'node:path'

const LENGTH = 4

/**
 * Names for the classes of CSS modules, short because they stand on every page. A name follows from the file and the class alone: the
 * server and the browser are built apart, and a hydrated island must have the classes it was drawn with.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const keys = new Map<string, string>()
  return (name, file) => {
    const key = `${path.relative(process.cwd(), file.replace(/\?.*$/, ''))}:${name}`
    const digest = createHash('sha256').update(key).digest('hex')
    const short = `c${BigInt(`0x${digest}`).toString(36).slice(0, LENGTH)}`
    const other = keys.get(short)
    if (other !== undefined && other !== key)
      throw new Error(`The classes ${other} and ${key} have the same short name.`)
    keys.set(short, key)
    return short
  }
}
