import { describe, expect, it } from 'vitest'
import * as languages from '../../../src/texts/languages.ts'
import { german } from '../../fixtures/german/german.ts'
import { type Leaf, leavesOf, PLURALS, placeholdersOf } from './leaves.ts'

const all = { ...languages, de: german }
const english = leavesOf(languages.en)
/** Said alike in English and another language. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Pages',
    'Menu',
    'Code, ',
    'Information : ',
    'Cookies',
    'Client',
    'Cause',
    'Contact',
    'JSON',
    'Licence',
    'Message',
    'Message {name}',
    'message',
    'Messages',
    'Pause',
    'Versions',
    'Webhooks',
    'webhook',
    'JSON',
    '{count} ms',
  ],
  ru: ['JSON'],
  zh: ['JSON', 'Cookie'],
  de: [
    'Claims',
    'Client',
    'Cookies',
    'Decoder',
    'Form',
    'Header',
    'JSON',
    'Scope',
    'Server',
    'Token',
    'Webhooks',
    '{count} ms',
  ],
}

describe.each(Object.entries(all))('R3.28, SRU-05: %s', (code, texts) => {
  const leaves = leavesOf(texts)
  const textAt = (key: string) => leaves.find((leaf) => leaf.key === key)?.text

  it('says everything that English says, nothing empty, and nothing else', () => {
    const keys = (list: readonly Leaf[]) => list.map(({ key }) => key).filter((key) => !PLURALS.test(key))
    expect(keys(leaves).sort()).toEqual(keys(english).sort())
    expect(leaves.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  it('has the values in its texts that English has', () => {
    for (const { key, text } of english.filter(({ key: one }) => !PLURALS.test(one)))
      expect(placeholdersOf(textAt(key) ?? ''), key).toEqual(placeholdersOf(text))
    for (const { key, text } of leaves.filter(({ key: one }) => PLURALS.test(one)))
      expect(placeholdersOf(text), key).toEqual(['{count}'])
  })

  it('has every plural form that its numbers need, and no other', () => {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories
    expect(Object.keys(texts.scripts.search.count).sort()).toEqual([...needed].sort())
  })

  it('says nothing in the words of English, and mixes no alphabets', () => {
    if (code === 'en') return
    const said = new Set(english.map(({ text }) => text))
    // A text that is made of its value alone says nothing in any language.
    const wordy = leaves.filter(({ text }) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    const same = wordy.filter(({ text }) => said.has(text)).map(({ text }) => text)
    expect(same.filter((text) => !SHARED[code]?.includes(text))).toEqual([])
    const words = leaves.flatMap(({ text }) => text.split(/[^\p{L}]+/u))
    expect(
      words.filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word)),
    ).toEqual([])
  })
})
