import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { SiteMode } from './tests/browser/running-sites.ts'
import { CHROMIUM } from './tests/chromium-options.ts'
import { ENGINES, type EngineName } from './tests/engines/driver.ts'

// Set once by the process that starts the run and inherited by its workers: build-once.ts makes it.
process.env['DOCS_TEST_BUILDS'] ??= join(tmpdir(), `docs-builds-${process.pid}`)

/** What is sent for a first visit, and the tests of the tests. */
const BUILD_ONLY = ['**/first-visit.test.ts', '**/page-problems.test.ts']

/** What compares engines, and starts all of them itself. */
const WALKS = ['**/*.walk.test.ts']

export default defineConfig<object, { mode: SiteMode; engine: EngineName }>({
  testDir: 'tests/browser',
  globalTeardown: './tests/browser/remove-builds.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: much of a test is waiting for frames, timers and the network.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Ends what hangs, no more: the first test of a fixture waits for its build, and machines are slow at times (decision 32).
  timeout: 300_000,
  expect: {
    timeout: 20_000,
    // Less than a word may differ: a line that moves by four pixels is more.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', maxDiffPixelRatio: 0.001 },
  },
  projects: [
    // One browser of each engine, all at the same time; first, since they cannot share their work.
    ...ENGINES.map((engine) => ({
      name: engine,
      testDir: 'tests/engines',
      testIgnore: WALKS,
      workers: 1,
      use: { engine },
    })),
    { name: 'walk', testDir: 'tests/engines', testMatch: WALKS, workers: 1 },
    { name: 'build', use: { mode: 'build' }, grepInvert: /@dev\b/ },
    // What only a build has, or what a test starts in both modes itself, is marked.
    { name: 'dev', use: { mode: 'dev' }, grepInvert: /@build\b/, testIgnore: BUILD_ONLY },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: CHROMIUM,
  },
})
