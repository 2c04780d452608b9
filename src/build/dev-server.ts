import { createServer } from 'vite'

/** `npm run dev`: serves the site while it is written and prints its address. A busy port is left to whoever has it; the next free one is taken. */
export async function serveForAuthors(port: number): Promise<void> {
  const server = await createServer({ server: { port, host: '127.0.0.1' } })
  await server.listen()
  server.printUrls()
}
