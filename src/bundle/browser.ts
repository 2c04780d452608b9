import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { inlineRuntime } from './inline-runtime.ts'
import { loadedAhead } from './loaded-ahead.ts'
import type { Manifest, Service } from './manifest.ts'
import { MINIFIED } from './minified.ts'
import { outputOf } from './output-of.ts'
import { CSS_TARGET, viteSettings } from './vite-settings.ts'
import { wholeEntry } from './whole-entry.ts'

/** The modules through which alone the code of a service is reached. */
const DOORS: Record<Service, RegExp> = {
  telemetry: /[\\/]telemetry[\\/]load\.ts$/,
  offline: /[\\/]offline[\\/]act\.ts$/,
  applications: /([\\/]load-application\.ts|\.application\.tsx)$/,
}

/** Loaded when the page is idle, with what several of the files share that a click loads; relative to `src/browser/`. */
const AHEAD = 'late-parts/ahead.ts'
const SHARED = [
  'reader/announce.ts',
  'own-address.ts',
  'late-parts/add-styles.ts',
  'late-parts/recover.ts',
  'texts.ts',
  'trusted.ts',
  'menus/list-keys.ts',
  'menus/on-leave.ts',
  'sidebar/large-tree/fill-list.ts',
]

/**
 * What applications have in common, in files that are asked for together with the first of them that needs them (`theme/load-application.ts`): React with what mounts
 * them, what several of them import, and the services. Otherwise the bundler makes a file of each set of users, and an application waits for those.
 */
const PARTS = [
  {
    name: 'open-application',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|[\\/]open-application\.ts$/,
  },
  {
    // The services, for applications that ask them without a worker; the console needs only how a request is
    // written, and what becomes of a job.
    name: 'mock-parts',
    test: /[\\/]src[\\/]mock[\\/](?!(bytes|example-request|exchange|form-parts|job-course|keys|replaced)\.ts)|[\\/](panel-styles|asking-schema|patterns)\.ts$|[\\/]node_modules[\\/]@cfworker[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'application-parts',
    test: /[\\/]src[\\/](mock|reference|theme[\\/]applications)[\\/]|[\\/]config[\\/]status-words\.ts$|[\\/]node_modules[\\/]mrmime[\\/]/,
    minShareCount: 2,
  },
]

/**
 * Bundles the scripts of pages: one entry, and files for what is loaded later. They name each other relative to themselves, whatever the base
 * path of a site.
 * @param project absolute path of the project
 * @param folder is written to
 */
export async function bundleBrowser(
  project: string,
  folder: string,
): Promise<Pick<Manifest, 'entry' | 'files' | 'services'>> {
  const entry = path.join(project, 'src/theme/client.ts')
  const script = (name: string) => path.join(project, 'src/browser', name)
  const result = await build({
    ...viteSettings(project),
    base: './',
    mode: 'production',
    logLevel: 'warn',
    plugins: [
      wholeEntry(path.join(project, 'src'), entry),
      loadedAhead(script(AHEAD), SHARED.map(script)),
      inlineRuntime(),
    ],
    define: {
      // Libraries leave these to whoever bundles.
      'process.env.NODE_ENV': '"production"',
      // Of error reporting, what the site never uses.
      __SENTRY_DEBUG__: 'false',
      __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
      __RRWEB_EXCLUDE_IFRAME__: 'true',
      __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: CSS_TARGET,
      // A library: its imports stay as they are written, without a helper in front.
      lib: { entry, formats: ['es'] },
      reportCompressedSize: false,
      rolldownOptions: {
        // Otherwise it would be a file that only names another one.
        preserveEntrySignatures: 'allow-extension',
        checks: { bundlerTimings: false },
        // Also in files that are loaded later: the entry would pass their constants on.
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          ...MINIFIED,
          entryFileNames: 'entry.[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
          codeSplitting: { includeDependenciesRecursively: false, groups: PARTS },
        },
      },
    },
    worker: {
      format: 'es',
      rolldownOptions: { output: { ...MINIFIED, entryFileNames: '[name].[hash].js' } },
    },
  })
  const output = outputOf(result)
  const chunks = output.filter((file) => file.type === 'chunk')
  const first = chunks.find(({ isEntry }) => isEntry)
  if (!first) throw new Error('The bundle of the browser has no entry.')
  const assets = output.filter((file) => file.type === 'asset').map(({ fileName }) => fileName)
  const only = (service: Service) => filesBehind(DOORS[service], first, chunks, assets)
  return {
    entry: first.fileName,
    files: output.map(({ fileName }) => fileName),
    services: {
      telemetry: only('telemetry'),
      offline: only('offline'),
      applications: only('applications'),
    },
  }
}

/** Files that the entry reaches through these modules alone; a file that is no module, such as the script of a worker, by the modules that name it. */
function filesBehind(
  doors: RegExp,
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly string[],
): string[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reached = new Set<string>()
  const visit = (name: string) => {
    const chunk = byName.get(name)
    if (!chunk || reached.has(name) || doors.test(chunk.facadeModuleId ?? '')) return
    reached.add(name)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next)
  }
  visit(entry.fileName)
  const behind = chunks.filter(({ fileName }) => !reached.has(fileName))
  const names = (some: readonly Rolldown.OutputChunk[], asset: string) =>
    some.some(({ code }) => code.includes(asset))
  const there = chunks.filter(({ fileName }) => reached.has(fileName))
  const own = assets.filter((asset) => names(behind, asset) && !names(there, asset))
  return [...behind.map(({ fileName }) => fileName), ...own]
}
