import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Integrity } from '../../../src/build/integrity.ts'

function integrity(files: Record<string, string>, base = '/docs/'): Integrity {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-integrity-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  return new Integrity(folder, base)
}

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('scripts and modules fetched ahead carry the hash of their file', () => {
  const site = integrity({ 'assets/a b.js': 'run()', 'assets/site.css': 'a{}' })
  expect(
    site.add(
      '<link rel="stylesheet" href="/docs/assets/site.css"><link rel="modulepreload" href="/docs/assets/a%20b.js"/><script src="/docs/assets/a%20b.js" type="module"></script>',
    ),
  ).toBe(
    `<link rel="stylesheet" href="/docs/assets/site.css"><link rel="modulepreload" href="/docs/assets/a%20b.js" integrity="${hash('run()')}"/><script src="/docs/assets/a%20b.js" type="module" integrity="${hash('run()')}"></script>`,
  )
})

test('everything else stays as it is', () => {
  const site = integrity({})
  for (const html of [
    '<script>inline()</script>',
    '<script src="https://other.example/a.js"></script>',
    '<link rel="icon" href="/docs/favicon.svg">',
    '<link rel="canonical" href="https://docs.example/docs/">',
    '<p>&lt;script src="/docs/a.js"&gt;</p>',
  ])
    expect(site.add(html)).toBe(html)
})

test('a file that is not there ends the build', () => {
  expect(() => integrity({}).add('<script src="/docs/gone.js"></script>')).toThrow('gone.js')
})
