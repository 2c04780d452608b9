import { describe, expect, it } from 'vitest'
import type { Change } from '../../../../src/reference/versions/change.ts'
import { drawPage, textOf } from '../draw-page.tsx'

const CHANGES: Change[] = [
  {
    id: 'a',
    operation: 'startJob',
    breaking: true,
    what: 'path',
    before: 'POST /v1/jobs',
    after: 'POST /v2/jobs',
    note: 'Use `/v2`.',
  },
  { id: 'b', operation: 'startJob', breaking: false, what: 'request field', after: 'colour' },
]

describe('VersionChanges', () => {
  it('shows what breaks with old, new and remedy; the rest is folded', async () => {
    const html = await drawPage('<VersionChanges />', { changes: CHANGES })
    const [told = '', folded = ''] = html.split('<details')
    expect(textOf(told)).toContain('startJobpath (breaking). Use /v2.')
    for (const text of ['POST /v1/jobs', 'POST /v2/jobs', 'Use <code>/v2</code>.'])
      expect(told).toContain(text)
    expect(textOf(folded)).toContain('1 more difference')
    expect(folded).toContain('colour')
  })

  it('without documents in the front matter the author is told', async () => {
    await expect(drawPage('<VersionChanges />')).rejects.toThrow()
  })

  it('has no props', async () => {
    await expect(drawPage('<VersionChanges from="a" />', { changes: CHANGES })).rejects.toThrow()
  })
})
