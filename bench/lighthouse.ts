/** `npm run bench lighthouse [ROUTE…] [--runs N]`: Lighthouse's mobile scores of the built product, median of N runs (5). Prints, judges nothing. */

import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import playwright from '../playwright.config.ts'
import { startServer } from '../src/server/serve.ts'
import { median } from './figures/summary.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' } },
  allowPositionals: true,
})
const routes = positionals.length > 0 ? positionals : ['/', '/scribe/v2/batch-development']
const dist = fileURLToPath(new URL('../dist', import.meta.url))
const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
const { executablePath = '', args = [] } = playwright.use?.launchOptions ?? {}

try {
  for (const route of routes) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < Number(values.runs); run += 1)
      runs.push(await scores(new URL(route, server.url).href))
    const medians = CATEGORIES.map(
      (category) => `${category} ${median(runs.map((run) => run[category] ?? 0))}`,
    )
    console.log(`${route}: ${medians.join(', ')} (median of ${runs.length})`)
  }
} finally {
  await server.close()
}

/** One run in a browser of its own; names each audit that costs points. */
async function scores(url: string): Promise<Record<string, number>> {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { categories, audits } = result.lhr
    for (const category of Object.values(categories)) {
      for (const { id, weight } of category.auditRefs) {
        const audit = audits[id]
        if (weight > 0 && audit && audit.score !== null && audit.score < 0.9) {
          console.log(`  ${category.id}: ${audit.title} (${audit.displayValue ?? audit.score})`)
        }
      }
    }
    return Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]))
  } finally {
    chrome.kill()
  }
}
