import { describe, expect, test } from 'vitest'
import { missingPackages } from '../../../bin/install.mjs'

const LOCK = {
  '': {},
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/sharp-linux': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['glibc'],
  },
  'node_modules/sharp-musl': {
    version: '1.0.0',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  },
  'node_modules/sharp-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/no-windows': { version: '1.0.0', optional: true, os: ['!win32'] },
  'node_modules/for-wasm': { version: '1.0.0', optional: true },
  'node_modules/workspace': { link: true },
}
const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }
const ON_LINUX = {
  'node_modules/react': { version: '19.3.1' },
  'node_modules/vitest': { version: '4.1.12', dev: true },
  'node_modules/sharp-linux': { version: '1.0.0' },
  'node_modules/no-windows': { version: '1.0.0' },
}

function missing(installed: Record<string, { version?: string }>, options = {}) {
  return missingPackages(LOCK, installed, { dev: false, platform: LINUX, exists: () => true, ...options })
}

describe('R1.01: npm start installs only what is missing', () => {
  test('nothing is missing when all packages of this platform are there', () => {
    expect(missing(ON_LINUX)).toEqual([])
    expect(missing(ON_LINUX, { dev: true })).toEqual([])
  })

  test('before the first installation everything for this platform is missing', () => {
    const all = ['node_modules/react', 'node_modules/sharp-linux', 'node_modules/no-windows']
    expect(missing({})).toEqual(all)
    expect(missing({}, { dev: true }).length).toBe(all.length + 1)
  })

  test('development packages count only when they are needed', () => {
    const { 'node_modules/vitest': _, ...production } = ON_LINUX
    expect(missing(production)).toEqual([])
    expect(missing(production, { dev: true })).toEqual(['node_modules/vitest'])
  })

  test('another version is as good as none', () => {
    expect(missing({ ...ON_LINUX, 'node_modules/react': { version: '19.3.0' } })).toEqual([
      'node_modules/react',
    ])
  })

  test('a folder removed by hand is missing although npm has recorded it', () => {
    const exists = (folder: string) => folder !== 'node_modules/react'
    expect(missing(ON_LINUX, { exists })).toEqual(['node_modules/react'])
  })

  test('packages carried over from another system do not stand in for those of this one', () => {
    const platform = { os: 'darwin', cpu: 'arm64', libc: undefined }
    expect(missing(ON_LINUX, { platform })).toEqual(['node_modules/sharp-darwin'])
    expect(missing(ON_LINUX, { platform: { ...LINUX, libc: 'musl' } })).toEqual(['node_modules/sharp-musl'])
  })

  test('a package extra to the lock does no harm', () => {
    expect(missing({ ...ON_LINUX, 'node_modules/extra': { version: '1.0.0' } })).toEqual([])
  })
})
