import { createServer } from 'vite'

/** `npm run dev`: serves the site while it is written and prints its address. A busy port is left to whoever has it; the next free one is taken. */
export async function serveForAuthors(port: number): Promise<void> {
  // What the first page needs loads while Vite starts.
  void Promise.all([import('../content/read-site.ts'), import('react-dom/server'), import('vike/server')])
  const server = await createServer({
    // This process runs TypeScript already; Vite would bundle its settings first.
    configLoader: 'native',
    server: { port, host: '127.0.0.1' },
  })
  await server.listen()
  server.printUrls()
}
