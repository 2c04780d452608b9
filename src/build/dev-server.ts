import { createServer } from 'vite'
import type { BuildArguments } from './arguments.ts'
import { viteSettings } from './vite-settings.ts'

/** `npm run dev`: serves the site while it is written and prints its address. Runs until it is stopped. */
export async function serveForAuthors(given: BuildArguments, project: string): Promise<void> {
  const server = await createServer(viteSettings(given, project, 'node_modules/.cache/docs/dev'))
  await server.listen()
  server.printUrls()
}
