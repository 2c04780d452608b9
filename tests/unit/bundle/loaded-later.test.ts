/** On a slow line every script that another one imports costs a round trip more before the reader sees what a click does. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { parseSync } from 'oxc-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { PATIENCE } from '../build/run-build.ts'
import { bundleOnce } from './bundle-once.ts'

interface Script {
  text: string
  /** Names of the scripts that must be there before this one runs. */
  imports: string[]
  /** Names of those that it asks for when they are needed. */
  asksFor: string[]
}

let entry: string
let ahead: string
const scripts = new Map<string, Script>()

beforeAll(async () => {
  const { folder, manifest } = await bundleOnce()
  entry = manifest.entry
  const files = manifest.files.filter((name) => name.endsWith('.js'))
  ahead = files.find((name) => name.startsWith('ahead.')) ?? ''
  for (const name of files) {
    const text = await readFile(path.join(folder, 'browser', name), 'utf8')
    const { module } = parseSync(name, text)
    const imports = module.staticImports.map(({ moduleRequest }) => path.basename(moduleRequest.value))
    const asksFor = module.dynamicImports.map(({ moduleRequest: { start, end } }) =>
      path.basename(text.slice(start + 1, end - 1)),
    )
    scripts.set(name, { text, imports, asksFor })
  }
}, PATIENCE.timeout)

describe('scripts that are loaded later', () => {
  it('once the page is idle, each comes in one round: what it imports is there', () => {
    const rounds: string[] = []
    for (const [asking, { asksFor }] of scripts) {
      for (const name of asksFor) {
        // What knows the applications asks for React together with each of them.
        const together = asking.startsWith('load-application.') ? asksFor : []
        // Where there are no workers, and nowhere else.
        if (name.startsWith('mock-service.')) continue
        // Whoever asks is there with everything it imports.
        const there = [entry, ahead, asking, ...(scripts.get(asking)?.imports ?? []), ...together]
        const late = scripts.get(name)?.imports.filter((each) => !there.includes(each)) ?? []
        rounds.push(...late.map((each) => `${name} waits for ${each}`))
      }
    }
    expect(scripts.get(entry)?.asksFor).toContain(ahead)
    expect(rounds).toEqual([])
  })

  it('the one that is loaded when the page is idle imports nothing but the entry, and leaves 37.4 of 40 kB for pages', () => {
    const { imports = [], text = '' } = scripts.get(ahead) ?? {}
    expect(imports).toEqual([entry])
    expect(brotliCompressSync(text).length).toBeLessThan(2600)
  })
})
