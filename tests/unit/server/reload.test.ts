/** A reload takes whole builds only. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BUILT_SITE, serveSite } from './served-site.ts'
import { startProcess } from './server-process.ts'

const HOME = '<script src="/docs/assets/entry-1.js"></script><a href="/docs/assets/plan%20b.pdf?x#y">'
const FILES = {
  ...BUILT_SITE,
  'index.html': HOME,
  'assets/entry-1.js': 'start()',
  'assets/plan b.pdf': 'A plan',
}
const hosting = (headers: Record<string, string>) => JSON.stringify({ headers, redirects: {}, forwards: [] })

let site: Awaited<ReturnType<typeof serveSite>>
const place = (name: string) => join(site.dist, name)

beforeEach(async () => {
  site = await serveSite(FILES, '/docs')
})
afterEach(() => site.close())

test.each([
  ['no hosting.json', () => rmSync(place('hosting.json')), 'it holds no hosting.json'],
  ['no assets', () => rmSync(place('assets'), { recursive: true }), '/assets/entry-1.js, which is not there'],
  [
    'half of the assets',
    () => rmSync(place('assets/plan b.pdf')),
    '/assets/plan%20b.pdf, which is not there',
  ],
  ['half a hosting.json', () => writeFileSync(place('hosting.json'), '{"headers": {'), 'hosting.json: '],
  [
    'a header with a line break',
    () => writeFileSync(place('hosting.json'), hosting({ 'x-note': 'a\r\nb' })),
    'headers.x-note: a character that no header can hold',
  ],
  [
    'a header in other letters',
    () => writeFileSync(place('hosting.json'), hosting({ 'x-note': 'Grüße → hier' })),
    'headers.x-note: a character that no header can hold',
  ],
  [
    'a header of one answer',
    () => writeFileSync(place('hosting.json'), hosting({ 'content-length': '5', 'x-note': 'a' })),
    'headers.content-length: not the same for all answers',
  ],
  ['no first page', () => rmSync(place('index.html')), 'holds no index.html'],
  ['nothing', () => renameSync(place(''), `${site.dist}.gone`), 'Cannot read the built site'],
])('F43: %s: refused, and the old site stays as it was', async (_, change, reason) => {
  const before = await site.ask('/docs/')
  writeFileSync(place('index.html'), `${HOME}<p>New</p>`)
  change()
  expect(() => site.server.reload()).toThrow(reason)
  expect(await site.ask('/docs/')).toEqual(before)
  expect((await site.ask('/docs/assets/entry-1.js')).status).toBe(200)
  rmSync(`${site.dist}.gone`, { recursive: true, force: true })
})

test('F43: a whole build is taken over, also after one that was refused', async () => {
  rmSync(place('hosting.json'))
  expect(() => site.server.reload()).toThrow()
  writeFileSync(place('hosting.json'), hosting({ 'x-note': 'new' }))
  writeFileSync(place('index.html'), '<p>Without scripts</p>')
  site.server.reload()
  const { headers, body } = await site.ask('/docs/')
  expect([headers['x-note'], body.toString()]).toEqual(['new', '<p>Without scripts</p>'])
})

test('F43: a folder that another program wrote is read again as it is', async () => {
  const plain = await serveSite({ 'index.html': '<script src="/assets/none.js"></script>' })
  writeFileSync(join(plain.dist, 'index.html'), 'New')
  plain.server.reload()
  expect((await plain.ask('/')).body.toString()).toBe('New')
  await plain.close()
})

test('F43: a header that cannot be sent ends no server: it does not start with one', async () => {
  const files = { ...FILES, 'hosting.json': hosting({ 'x-note': 'a\nb' }) }
  await expect(serveSite(files)).rejects.toThrow(/hosting\.json: headers\.x-note: a character/)
})

describe('the command', () => {
  test('F43: says in one line why it keeps the old site', async () => {
    mkdirSync(place('later'))
    const server = await startProcess(site.dist, { BASE_PATH: '/docs' })
    rmSync(place('hosting.json'))
    server.child.kill('SIGHUP')
    await expect
      .poll(() => server.output.err)
      .toBe('The site could not be read again, the old one stays: it holds no hosting.json\n')
    expect((await fetch(server.url)).headers.get('content-security-policy')).not.toBeNull()
    server.child.kill('SIGKILL')
    await server.ended
  })
})
