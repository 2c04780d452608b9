import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { SiteMode } from './tests/browser/site.ts'

// Set once by the process that starts the run and inherited by its workers: build-once.ts makes it.
process.env['DOCS_TEST_BUILDS'] ??= join(tmpdir(), `docs-builds-${process.pid}`)

// Debian's Chromium without its windows opens a page in less than half the time (docs/decisions/0008-browser-of-the-tests.md).
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** What is sent for a first visit, and the tests of the tests. */
const BUILD_ONLY = ['**/first-visit.test.ts', '**/page-problems.test.ts']

export default defineConfig<object, { mode: SiteMode }>({
  testDir: 'tests/browser',
  globalTeardown: './tests/browser/remove-builds.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // On two cores: much of a test is waiting for frames, timers and the network.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // The first test of a fixture waits for its build.
  timeout: 120_000,
  expect: {
    timeout: 5_000,
    // Less than a word may differ: a line that moves by four pixels is more.
    toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}', maxDiffPixelRatio: 0.001 },
  },
  projects: [
    { name: 'build', use: { mode: 'build' }, grepInvert: /@dev\b/ },
    // What only a build has, or what a test starts in both modes itself, is marked.
    { name: 'dev', use: { mode: 'dev' }, grepInvert: /@build\b/, testIgnore: BUILD_ONLY },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: BROWSERS.find((file) => existsSync(file)) ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine has a name; unlike request routing this leaves the HTTP cache on.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
})
