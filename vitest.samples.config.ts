import { defineConfig } from 'vitest/config'

/** Samples of the pages against a mock of the services: a stage of `npm test -- --all` of its own, since it starts hundreds of programs. */
export default defineConfig({
  test: {
    include: ['tests/samples/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
})
