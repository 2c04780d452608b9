import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { createListener } from '../../../src/server/answer.ts'
import { imageEndpoint } from '../../../src/server/image-endpoint.ts'
import { readSite } from '../../../src/server/read-site.ts'

/** A picture that no format shrinks to nothing. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })

/**
 * Serves a folder below `/docs`.
 * @returns the server, and the address of its pictures on request
 */
export async function servePictures(
  dist: string,
  cache: string,
  memoryLimit?: number,
): Promise<[Server, string]> {
  const site = readSite(dist, memoryLimit)
  const started = createServer(createListener(site, '/docs', [imageEndpoint(site, '/docs', cache)]))
  await new Promise<void>((done) => started.listen(0, '127.0.0.1', done))
  return [started, `http://127.0.0.1:${(started.address() as AddressInfo).port}/docs/_next/image`]
}
