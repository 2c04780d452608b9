import type { Endpoint } from './endpoint.ts'

export const HEALTH_PATH = '/healthz'

/**
 * Tells a load balancer whether to send readers here.
 * @param isStopping whether the server is about to end
 */
export function healthEndpoint(isStopping: () => boolean): Endpoint {
  return {
    path: HEALTH_PATH,
    methods: ['GET', 'HEAD'],
    answer: async (_request, response) => {
      const stopping = isStopping()
      const body = stopping ? 'stopping\n' : 'ok\n'
      response.writeHead(stopping ? 503 : 200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'content-length': String(body.length),
      })
      response.end(body)
    },
  }
}
