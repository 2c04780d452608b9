import path from 'node:path'
import { vi } from 'vitest'
import { bundleCode } from '../../../src/bundle/bundle-code.ts'
import type { Bundle } from '../../../src/bundle/manifest.ts'
import { writeBundle } from '../../../src/bundle/write-bundle.ts'

const PROJECT = path.resolve(import.meta.dirname, '../../..')

/** The bundle of the code, from where a build keeps it; takes seconds when it is not there yet. */
export async function bundleOnce(): Promise<Bundle> {
  // As the command line says it of a build.
  vi.stubEnv('NODE_ENV', 'production')
  try {
    const folder = path.join(PROJECT, 'node_modules/.cache/docs/bundles')
    return await bundleCode(PROJECT, folder, (part) => writeBundle(PROJECT, part))
  } finally {
    vi.unstubAllEnvs()
  }
}
