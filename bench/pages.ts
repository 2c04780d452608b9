/**
 * `npm run bench pages [COUNT]`: cold build and development server on generated pages. From 2,000 pages on it also builds twice as many and holds
 * the bars of C76: three minutes and 1.5 GB for 2,000 pages, less than 2.3 times the time for twice as many.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { pageRoute, writeCorpus } from './corpus/write-corpus.ts'

const project = fileURLToPath(new URL('..', import.meta.url))
const count = Number(process.argv[2] ?? 500)
const small = path.join(tmpdir(), 'bench-5')
const large = path.join(tmpdir(), `bench-${count}`)

await writeCorpus(small, 5)
await writeCorpus(large, count)
await coldBuild(small, 5)
const whole = await coldBuild(large, count)
const [few, many] = [await assetBytes(small), await assetBytes(large)]
console.log(`client JS and CSS: ${few} bytes for 5 pages, ${many} bytes for ${count} pages`)
await development(large)
if (count >= 2000) await judgeGrowth()

interface Cost {
  seconds: number
  /** The largest resident set, all processes together. */
  mib: number
}

async function judgeGrowth(): Promise<void> {
  const twice = path.join(tmpdir(), `bench-${2 * count}`)
  await writeCorpus(twice, 2 * count)
  const double = await coldBuild(twice, 2 * count)
  const factor = double.seconds / whole.seconds
  console.log(`twice as many pages take ${factor.toFixed(2)} times as long`)
  const perPage = count / 2000
  const missed = [
    ...(whole.seconds > 180 * perPage ? ['time'] : []),
    ...(whole.mib > 1536 ? ['memory'] : []),
    ...(factor >= 2.3 ? ['growth'] : []),
  ]
  if (missed.length > 0) {
    console.error(`C76: over the bar: ${missed.join(', ')}`)
    process.exitCode = 1
  }
}

/** Seconds and the largest resident set of a build with an empty page cache. */
async function coldBuild(root: string, pages: number): Promise<Cost> {
  await rm(path.join(project, 'node_modules/.cache/docs/pages'), { recursive: true, force: true })
  const started = performance.now()
  const args = ['--import', 'tsx', 'src/cli/cli.ts', 'build', '--root', root]
  const child = spawn('node', args, { cwd: project, stdio: ['ignore', 'ignore', 'inherit'] })
  const watch = watchMemory(child)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`The build of ${pages} pages ended with ${code}.`)
  const seconds = (performance.now() - started) / 1000
  const mib = watch() / 1024
  console.log(`cold build of ${pages} pages: ${seconds.toFixed(1)} s, ${mib.toFixed(0)} MiB at most`)
  return { seconds, mib }
}

/** Returns a function that answers the largest resident set so far in KiB, the process and all its children together. */
function watchMemory(child: ChildProcess): () => number {
  let peak = 0
  const timer = setInterval(() => {
    if (child.pid !== undefined) void residentSet(child.pid).then((sum) => (peak = Math.max(peak, sum)))
  }, 100)
  child.once('exit', () => clearInterval(timer))
  return () => peak
}

async function residentSet(pid: number): Promise<number> {
  const [status, children] = await Promise.all(
    [`/proc/${pid}/status`, `/proc/${pid}/task/${pid}/children`].map((file) =>
      readFile(file, 'utf8').catch(() => ''),
    ),
  )
  const below = await Promise.all((children?.match(/\d+/g) ?? []).map((id) => residentSet(Number(id))))
  return below.reduce((sum, size) => sum + size, Number(/VmRSS:\s+(\d+)/.exec(status ?? '')?.[1] ?? 0))
}

async function assetBytes(root: string): Promise<number> {
  const folder = path.join(root, 'dist/assets')
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name))
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function development(root: string): Promise<void> {
  const started = performance.now()
  const args = ['--import', 'tsx', 'src/cli/cli.ts', 'dev', '--root', root, '--port', '5199']
  const server = spawn('node', args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  const browser = await chromium.launch(playwright.use?.launchOptions)
  try {
    const url = await new Promise<string>((resolve) => {
      server.stdout.on('data', (chunk) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: the address comes in colours
        const found = /http:\/\/[^\s]+?(?=\/?\s)/.exec(String(chunk).replace(/\x1b\[\d+m/g, ''))
        if (found) resolve(found[0])
      })
    })
    const first = await fetch(url + pageRoute(1))
    await first.text()
    console.log(
      `development: first page ${first.status} after ${((performance.now() - started) / 1000).toFixed(2)} s`,
    )
    const page = await browser.newPage()
    await page.goto(url + pageRoute(1))
    await page.waitForTimeout(1500)
    const file = path.join(root, 'content', `${pageRoute(1).slice(1)}.mdx`)
    const text = await readFile(file, 'utf8')
    const times: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      const edited = performance.now()
      await writeFile(file, text.replace('# Page 1', `# Turn ${turn}`))
      await page.locator('h1', { hasText: `Turn ${turn}` }).waitFor()
      times.push(performance.now() - edited)
      await page.waitForTimeout(400)
    }
    await writeFile(file, text)
    times.sort((a, b) => a - b)
    console.log(
      `development: edit on the page after ${times.map((time) => time.toFixed(0)).join(' ')} ms (sorted)`,
    )
    const added = path.join(root, 'content/part-0/added.mdx')
    await writeFile(added, '# Added\n')
    await page.locator('a', { hasText: 'Added' }).first().waitFor({ state: 'attached' })
    console.log(`development: added page answers ${(await fetch(`${url}/part-0/added`)).status}`)
    await rm(added)
    await page.waitForTimeout(800)
    console.log(`development: removed page answers ${(await fetch(`${url}/part-0/added`)).status}`)
  } finally {
    await browser.close()
    server.kill()
  }
}
