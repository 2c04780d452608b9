import { expect, test } from 'vitest'
import { lightOnly } from '../../../src/theme/light-only.ts'
import { PATIENCE } from '../build/run-build.ts'
import { bundleOnce } from './bundle-once.ts'

test('THM-06: a style sheet for a site that is always light has every colour once', PATIENCE, async () => {
  const { sheets } = (await bundleOnce()).manifest
  const all = Object.values(sheets).join('')
  expect(all.match(/light-dark\(/g)?.length).toBeGreaterThan(10)
  expect(lightOnly(all)).not.toContain('light-dark')
  expect(lightOnly(all)).toContain('--color-page:#fff;')
})
