import { defineConfig } from 'vitest/config'

/** Other servers with the settings that a build writes: a stage of `npm test -- --all` of its own, since it needs nginx and Caddy. */
export default defineConfig({
  test: {
    include: ['tests/hosts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
  },
})
