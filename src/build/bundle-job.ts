import type { Manifest } from '../bundle/manifest.ts'
import { type Job, moduleBeside } from './processes.ts'

/**
 * Bundles the code of a project into a folder. In a process of its own: compiling goes on meanwhile, and the memory of the bundler is free when pages
 * are drawn.
 */
export const job: Job<{ project: string }, string, Manifest> = {
  url: moduleBeside(import.meta.url, 'bundle-job'),
  start: ({ project }) => ({
    kept: async () => undefined,
    async make(folder) {
      // Vite and the bundler take long to load; whoever finds a bundle never needs them.
      const { writeBundle } = await import('../bundle/write-bundle.ts')
      return writeBundle(project, folder)
    },
  }),
}
