/** What is installed is what was locked: every package comes from the registry and is held by the hash of its content. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version?: string
  link?: boolean
  resolved?: string
  integrity?: string
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const entries = Object.entries(packages).filter(([folder, { link }]) => folder !== '' && !link)

test('the lock file holds the hash of every package', () => {
  expect(entries.length).toBeGreaterThan(500)
  expect(entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([])
})

test('no package comes from anywhere but a registry', () => {
  // Without an address npm takes the registry that the machine is set to; the hash decides either way.
  const elsewhere = entries.filter(
    ([, { resolved }]) => resolved && !/^https:\/\/[^/]+\/\S+\.tgz$/.test(resolved),
  )
  expect(elsewhere).toEqual([])
})

test('readers get one copy of @sentry/core, of the version of @sentry/browser', () => {
  const copies = entries.filter(([folder]) => folder.endsWith('/@sentry/core'))
  const { version } = packages['node_modules/@sentry/browser'] ?? {}
  expect(copies.map(([, copy]) => copy.version)).toEqual([version])
})
