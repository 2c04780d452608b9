import { createServer } from 'vite'
import { PROJECT } from '../dev-server.ts'

/** Serves the lab with the development build of React. */
export async function startLab(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    root: PROJECT,
    configFile: false,
    logLevel: 'error',
    cacheDir: 'node_modules/.cache/application-lab',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    optimizeDeps: {
      include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'react/jsx-runtime'],
    },
    plugins: [
      {
        name: 'lab',
        configureServer({ middlewares, ssrLoadModule }) {
          middlewares.use(async (request, response, next) => {
            if (!request.url?.startsWith('/lab')) return next()
            const { drawLab, FILES } = await ssrLoadModule('/tests/browser/application-lab/page.tsx')
            if (request.url in FILES) return response.end(FILES[request.url])
            response.setHeader('content-type', 'text/html')
            response.end(drawLab())
          })
        },
      },
    ],
  })
  await server.listen()
  const url = server.resolvedUrls?.local[0] ?? ''
  return { url: `${url}lab`, close: () => server.close() }
}
