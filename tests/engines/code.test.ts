/** Blocks of code: copy and wrap. */
import { firstBlock } from '../browser/code-parts.ts'
import { attribute } from './in-page.ts'
import { test } from './test.ts'

const block = (language: string) => `[data-code][data-language=${language}]`

test('R5.08, COD-05: the button copies byte for byte and says so', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/scripts`)
  await reader.pointAt(block('bash'))
  await reader.click(`${block('bash')} [data-copy]`)
  await reader.sees(attribute, `${block('bash')} [data-copy]`, 'data-state').toBe('copied')
  // What a paste brings, wherever the engine keeps it.
  await reader.evaluate(() => {
    const field = document.createElement('textarea')
    document.querySelector('main')?.prepend(field)
    field.focus()
  })
  await reader.press('Control', 'v')
  await reader.sees(() => document.querySelector('textarea')?.value).toBe(firstBlock)
})

test('C60, COD-08: lines wrap in all blocks, and still do after a reload', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/scripts`)
  const overflows = () => {
    const pre = document.querySelector('[data-code][data-language=text] pre')
    return pre ? pre.scrollWidth > pre.clientWidth : undefined
  }
  await reader.sees(overflows).toBe(true)
  await reader.pointAt(block('text'))
  await reader.click(`${block('text')} [data-wrap]`)
  await reader.sees(overflows).toBe(false)
  await reader.reload()
  await reader.sees(overflows).toBe(false)
  await reader.pointAt(block('text'))
  await reader.click(`${block('text')} [data-wrap]`)
  await reader.sees(overflows).toBe(true)
})
