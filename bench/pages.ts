/**
 * `npm run bench pages [COUNT]`: cold build of generated pages, and what their number adds to the browser's code. From 2,000 pages on it also builds
 * twice as many and holds the bars of C76: three minutes and 1.5 GB for 2,000 pages, less than 2.3 times the time for twice as many. The development
 * server is measured by `npm run bench peers -- --only ours --what dev --pages COUNT`.
 */
import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeCorpus } from './corpus/write-corpus.ts'
import { type Cost, runMeasured } from './figures/run-measured.ts'
import { clearCaches } from './peers/clear-caches.ts'
import { commandOf } from './peers/command.ts'
import { productNamed } from './peers/product.ts'

const ours = productNamed('ours')
const count = Number(process.argv[2] ?? 500)
const small = path.join(tmpdir(), 'bench-5')
const large = path.join(tmpdir(), `bench-${count}`)

await writeCorpus(small, 5)
await writeCorpus(large, count)
await coldBuild(small, 5)
const whole = await coldBuild(large, count)
const [few, many] = [await assetBytes(small), await assetBytes(large)]
console.log(`client JS and CSS: ${few} bytes for 5 pages, ${many} bytes for ${count} pages`)
if (count >= 2000) await judgeGrowth()

async function judgeGrowth(): Promise<void> {
  const twice = path.join(tmpdir(), `bench-${2 * count}`)
  await writeCorpus(twice, 2 * count)
  const double = await coldBuild(twice, 2 * count)
  const factor = double.wall / whole.wall
  console.log(`twice as many pages take ${factor.toFixed(2)} times as long`)
  const perPage = count / 2000
  const missed = [
    ...(whole.wall > 180 * perPage ? ['time'] : []),
    ...(whole.peakMiB > 1536 ? ['memory'] : []),
    ...(factor >= 2.3 ? ['growth'] : []),
  ]
  if (missed.length > 0) {
    console.error(`C76: over the bar: ${missed.join(', ')}`)
    process.exitCode = 1
  }
}

/** A build of which nothing is cached. */
async function coldBuild(root: string, pages: number): Promise<Cost> {
  await clearCaches(ours, root, 'nothing')
  const cost = await runMeasured(commandOf(ours, root, ours.build(root)))
  console.log(
    `cold build of ${pages} pages: ${cost.wall.toFixed(1)} s, ${cost.cpu.toFixed(1)} processor s, ${cost.peakMiB.toFixed(0)} MiB at most`,
  )
  return cost
}

async function assetBytes(root: string): Promise<number> {
  const folder = path.join(root, 'dist/assets')
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name))
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(folder, name))).size))
  return sizes.reduce((sum, size) => sum + size, 0)
}
