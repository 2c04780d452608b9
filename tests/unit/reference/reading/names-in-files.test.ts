import { expect, it } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { SMALL } from '../small-document.ts'

it('F62, F71: a discriminator and a reference name shapes of other files, by pointer or by the name they give themselves', () => {
  const text = SMALL.replace(
    "$ref: '#/components/schemas/JobRequest'",
    `oneOf: [{ $ref: 'kinds.yaml#/Quick' }, { $ref: 'kinds.yaml#slow' }]
              discriminator:
                propertyName: kind
                mapping: { fast: 'kinds.yaml#/Quick', slow: 'kinds.yaml#/Slow' }`,
  )
  const kinds = `Quick:
  type: object
  properties: { kind: { type: string }, seconds: { type: integer } }
Slow:
  $anchor: slow
  type: object
  properties: { kind: { type: string }, hours: { type: integer } }
`
  const { groups } = readReference(text, 'apis/jobs.yaml', undefined, {
    others: { 'apis/kinds.yaml': kinds },
    levels: allRules('off'),
  })
  const schema = groups[0]?.operations[0]?.body?.contents[0]?.schema
  expect(schema?.alternatives).toMatchObject([
    {
      discriminator: { field: 'kind', values: [['fast'], ['slow']] },
      schemas: [{ name: 'Quick' }, { name: 'Slow' }],
    },
  ])
})
