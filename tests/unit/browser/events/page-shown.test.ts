import { expect, test, vi } from 'vitest'
import { onPageShown, pageShown } from '../../../../src/browser/events/page-shown.ts'

test('steps run for every page, late ones at once, and a broken one stops nothing', () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const early = vi.fn()
  onPageShown(() => {
    throw new Error('broken')
  })
  onPageShown(early)
  expect(early).not.toHaveBeenCalled()
  pageShown()
  expect(early).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledTimes(1)
  const late = vi.fn()
  onPageShown(late)
  expect(late).toHaveBeenCalledTimes(1)
  pageShown()
  expect([early, late].map((step) => step.mock.calls.length)).toEqual([2, 2])
})
