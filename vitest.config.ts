import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    environment: 'node',
    // Most of the time goes into builds that tests start and wait for.
    maxWorkers: '100%',
  },
})
