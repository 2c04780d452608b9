import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    environment: 'node',
    setupFiles: ['tests/unit/react-warnings.ts'],
    // The machine may be busy.
    testTimeout: 20_000,
    // Most of the time goes into builds that tests start and wait for.
    maxWorkers: '100%',
    // Each module is loaded once per worker instead of once per file; what a test replaces is put back before the next.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
  },
})
