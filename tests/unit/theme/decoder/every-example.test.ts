/** Every example of every document, pasted into the decoder, is recognised as what it is. */
import { expect, test } from 'vitest'
import { around, partsOf } from '../../../../src/reference/walk.ts'
import { withoutSecrets } from '../../../../src/theme/applications/decoder/hide-secrets.ts'
import { type Recognised, recogniseValue } from '../../../../src/theme/applications/decoder/judge-value.ts'
import { rankTexts } from '../../../../src/theme/applications/decoder/rank-shapes.ts'
import { readPasted } from '../../../../src/theme/applications/decoder/read-pasted.ts'
import { knownDocuments } from './known-documents.ts'

interface Case {
  document: string
  id: string
  text: string
}

const { references, index, load } = await knownDocuments()

const cases: Case[] = references.flatMap((reference) => {
  const bodies = partsOf(reference, 'example').flatMap((part): Case[] => {
    const content = around(part, 'content')?.of
    const owner = around(part, 'response', 'message')?.of ?? around(part, 'operation')?.of
    const isJson = content === undefined || /[/+]json\b/.test(content.mediaType)
    const isText = content !== undefined && /^text\//.test(content.mediaType)
    const isForm = around(part, 'body') !== undefined && !isJson
    if (!owner || isForm || !(isJson || isText) || part.of.isAddress) return []
    const { value } = part.of
    if (value === null || value === '' || (isJson && typeof value !== 'object')) return []
    const text = isJson ? JSON.stringify(value, null, 2) : String(value)
    return [{ document: reference.name, id: owner.id, text }]
  })
  return bodies
})

const recognised = ({ best, versions }: Recognised) => [...best, ...versions]

test('the documents have many examples', () => {
  console.info(`${cases.length} examples are pasted`)
  expect(cases.length).toBeGreaterThan(150)
})

test.each(cases)('$document: $id', async ({ document, id, text }) => {
  const pasted = readPasted(withoutSecrets(text))
  const found =
    pasted.kind === 'value'
      ? recognised(await recogniseValue(index, load, pasted.value)).map((one) => ({
          name: one.document.name,
          id: one.shape.id,
          misfits: one.misfits,
        }))
      : pasted.kind === 'text'
        ? rankTexts(index, pasted.text, pasted.mediaType).map(({ shape }) => ({
            name: index.documents[shape.document]?.name,
            id: shape.id,
            misfits: [],
          }))
        : [{ name: pasted.kind, id: '', misfits: [] }]
  expect(found).toContainEqual({ name: document, id, misfits: [] })
})
