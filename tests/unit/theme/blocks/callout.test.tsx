import { describe, expect, it } from 'vitest'
import { drawPage, textOf } from '../draw-page.tsx'

describe('Callout', () => {
  it('CAL-01: a note whose icon is hidden and whose type is text', async () => {
    const html = await drawPage('<Callout type="warning">Mind the gap.</Callout>')
    expect(html).toContain('role="note"')
    expect(html).toMatch(/<svg [^>]*aria-hidden="true"/)
    expect(textOf(html)).toBe('Warning: Mind the gap.')
  })

  it('CAL-01: without a type it is the default one', async () => {
    expect(await drawPage('<Callout>x</Callout>')).toContain('data-type="default" role="note"')
  })

  it('CAL-01: emoji replaces the icon and is hidden too', async () => {
    const html = await drawPage('<Callout emoji="🧭" title="Where to go">x</Callout>')
    expect(html).toContain('<span aria-hidden="true">🧭</span>')
    expect(html).not.toContain('<svg')
    expect(textOf(html)).toBe('🧭Note: Where to gox')
  })

  it('CAL-01: a wrong type stops with block, prop, allowed values and the nearest one', async () => {
    await expect(drawPage('\n\n<Callout type="warn">x</Callout>')).rejects.toMatchObject({
      line: 3,
      message:
        '<Callout> has no such value of `type`; expected "default", "info", "warning", "error"; received "warn"; nearest warning',
    })
  })

  it('CFG-08: a misspelt prop stops with the nearest one', async () => {
    await expect(drawPage('<Callout tittle="x">y</Callout>')).rejects.toThrow(
      /received tittle; nearest title/,
    )
  })
})
