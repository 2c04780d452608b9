/**
 * `npm run bench navigation [-- --vitepress DIR]`: click on a link in view → the new page's heading is painted, on 50 generated pages;
 * 15 pages not seen before. Real mouse clicks in Chromium, on this machine and at 150 ms round trip with 1.6 Mbps. Prints median, 90th percentile and
 * maximum in ms, beside a full navigation of the same links in the same run, and what a first view fetches ahead.
 *
 * With `--vitepress`, a folder in which `npm install vitepress` was run: the same pages built by VitePress, by turns.
 */
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { type RunningServer, startServer } from '../src/server/serve.ts'
import { buildVitePress } from './corpus/build-vitepress.ts'
import { pageRoute, writeCorpus } from './corpus/write-corpus.ts'
import { summary } from './figures/summary.ts'
import { fetchedAhead } from './navigation/ahead.ts'
import { clickThrough } from './navigation/clicks.ts'
import type { MeasuredSite } from './navigation/measured-site.ts'

const PAGES = 50
const VISITS = 15

const { values } = parseArgs({ options: { vitepress: { type: 'string' } } })
const servers: RunningServer[] = []
const sites = [await open('this site', await buildOurs(), 'nav[data-part=sidebar]')]
if (values.vitepress !== undefined) {
  sites.push(await open('VitePress', await buildVitePress(values.vitepress, PAGES), '.VPSidebar'))
}
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const site of sites)
    console.log(`${site.name}, fetched ahead in a first view: ${await fetchedAhead(browser, site)}`)
  for (const slow of [false, true]) {
    for (const [index, site] of sites.entries()) {
      // Others know no full navigation between their pages.
      for (const soft of index === 0 ? [true, false] : [true]) {
        const times = await clickThrough(browser, site, VISITS, { slow, soft })
        const manner = `${slow ? '150 ms, 1.6 Mbps' : 'local'}, ${soft ? 'soft' : 'full'} navigation`
        console.log(`${site.name}, ${manner}: ${summary(times, 90, 0)}`)
      }
    }
  }
} finally {
  await browser.close()
  await Promise.all(servers.map((server) => server.close()))
}

async function buildOurs(): Promise<string> {
  const project = fileURLToPath(new URL('..', import.meta.url))
  const root = path.join(tmpdir(), `bench-${PAGES}`)
  await writeCorpus(root, PAGES)
  execFileSync('node', ['bin/build.mjs', '--root', root], {
    cwd: project,
    stdio: 'ignore',
  })
  return path.join(root, 'dist')
}

async function open(name: string, dist: string, sidebar: string): Promise<MeasuredSite> {
  const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
  servers.push(server)
  return { name, url: server.url, start: pageRoute(0), sidebar }
}
