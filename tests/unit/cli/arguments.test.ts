import { expect, test } from 'vitest'
import { readArguments } from '../../../src/cli/arguments.ts'

const read = (args: string[], environment: Record<string, string> = {}) =>
  readArguments(args, environment, '/project')

test('the project is the default root, dist its output', () => {
  expect(read(['build'])).toEqual({
    command: 'build',
    root: '/project',
    out: '/project/dist',
    port: undefined,
    base: '/',
    strict: false,
  })
})

test('--strict stands anywhere and takes no value', () => {
  expect(read(['build', '--strict', '--root', '/site'])).toMatchObject({ strict: true, root: '/site' })
  expect(read(['build', '--root', '/site', '--strict'])).toMatchObject({ strict: true, root: '/site' })
})

test('--root moves the output with it, --out decides', () => {
  expect(read(['build', '--root', '/site']).out).toBe('/site/dist')
  expect(read(['build', '--root', '/site', '--out', '/out']).out).toBe('/out')
  expect(read(['build', '--root=/site', '--out=/out'])).toMatchObject({ root: '/site', out: '/out' })
})

test('C70: a base path is written in any way and always means the same', () => {
  for (const given of ['docs', '/docs', 'docs/', '/docs/', '//docs//']) {
    expect(read(['build'], { BASE_PATH: given }).base).toBe('/docs/')
  }
  expect(read(['build'], { BASE_PATH: '/a/b' }).base).toBe('/a/b/')
  expect(read(['build'], { BASE_PATH: '/' }).base).toBe('/')
})

test('what is not understood is named', () => {
  expect(() => read(['built'])).toThrow('received "built"')
  expect(() => read(['build', '--rot', 'x'])).toThrow(
    'Unknown option "--rot". Nearest: --root. Known: --root, --out, --port, --strict.',
  )
  expect(() => read(['build', '-x'])).toThrow('Unknown option "-x". Known:')
  expect(() => read(['build', '/site'])).toThrow("Unexpected argument '/site'")
  expect(() => read(['build', '--root'])).toThrow("Option '--root <value>' argument missing")
  expect(() => read(['build', '--strict=no'])).toThrow("Option '--strict' does not take an argument")
  expect(() => read(['dev', '--port', 'x'])).toThrow('--port must be a number from 0 to 65535, received "x"')
})
