import path from 'node:path'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentWatcher } from './src/build/content-watcher.ts'
import { inlineScript } from './src/build/inline-script.ts'
import { oneSentryCore } from './src/build/one-sentry-core.ts'
import { preloadHelper } from './src/build/preload-helper.ts'
import { redirects } from './src/build/redirects.ts'
import { referenceStyles } from './src/build/reference-styles.ts'
import { serviceWorker } from './src/build/service-worker.ts'
import { siteColours } from './src/build/site-colours.ts'
import { siteFiles } from './src/build/site-files.ts'
import { siteServices } from './src/build/site-services.ts'
import { switchStyles } from './src/build/switch-styles.ts'
import { telemetrySettings } from './src/build/telemetry-settings.ts'
import { wholeEntry } from './src/build/whole-entry.ts'
import { currentWorkspace } from './src/content/workspace.ts'
import { hueStyles } from './src/theme/hue.ts'
import { addressStyles } from './src/theme/printed-addresses.ts'

/** The code comes from the project, content and public files from the root that the command line chose (src/build/cli.ts). */
export default defineConfig(({ command }) => {
  const { root, base, output } = currentWorkspace()
  return {
    base,
    publicDir: path.join(root, 'public'),
    logLevel: command === 'build' ? 'warn' : 'info',
    clearScreen: false,
    // Vike would otherwise note the place of the server bundle in one file of node_modules, where two builds at a time would meet.
    vitePluginServerEntry: { disableAutoImport: true },
    plugins: [
      inlineScript(root),
      switchStyles(root),
      preloadHelper(),
      wholeEntry(),
      siteColours(
        root,
        ({ siteUrl, theme }) =>
          hueStyles(theme.primaryHue, theme.primarySaturation) + addressStyles(siteUrl, base),
      ),
      redirects(root),
      siteFiles(root),
      siteServices(root),
      telemetrySettings(root),
      oneSentryCore(),
      serviceWorker(root),
      contentWatcher(root),
      vike(),
    ],
    build: {
      outDir: output,
      emptyOutDir: true,
      target: 'es2022',
      // Browsers that know popovers and light-dark(); older targets would have both written out at length.
      cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              referenceStyles,
              // One style sheet for everything else that is drawn at build time, in both environments. In the browser its class names come
              // with React, in one file, so that the first island needs two requests and the entry names few files.
              { name: 'site', test: /\.css$|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            ],
          },
        },
      },
    },
    // Known from the start: finding React at the first click in an island would reload the author's page.
    optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime'] },
    // One name in development and builds, on the server and in the browser; tests/unit/theme/class-names.test.ts keeps them apart.
    css: { modules: { generateScopedName: '[name]_[local]' } },
  }
})
