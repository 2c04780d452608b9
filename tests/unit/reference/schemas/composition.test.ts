import { describe, expect, it } from 'vitest'
import { drawnWords, modelOf } from './drawn-schema.ts'

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const STRING = { type: 'string' }
const INTEGER = { type: 'integer' }

describe('F61: composition', () => {
  it('F61: allOf of several oneOf draws each of them', () => {
    const words = drawnWords({
      allOf: [
        { oneOf: [object({ mail: STRING }), object({ phone: STRING })] },
        { oneOf: [object({ card: STRING }), object({ bill: STRING })] },
      ],
    })
    for (const name of ['mail', 'phone', 'card', 'bill']) expect(words).toContain(`${name} string`)
    expect(words.match(/One of:/g)).toHaveLength(2)
  })

  it('F61: properties beside the only shape of a oneOf are drawn with those of the shape, and null is not made up', () => {
    const words = drawnWords(
      object({ own: STRING }, { oneOf: [{ $ref: '#/components/schemas/Store' }], required: ['own'] }),
      { Store: object({ bucket: STRING }, { required: ['bucket'] }) },
    )
    expect(words).toContain('own stringrequired')
    expect(words).toContain('bucket stringrequired')
    expect(words).not.toContain('null')
  })

  it('F61: one shape and null are that shape, or null', () => {
    const words = drawnWords(
      { oneOf: [{ $ref: '#/components/schemas/Store' }, { type: 'null' }] },
      {
        Store: object({ bucket: STRING }),
      },
    )
    expect(words).toContain('Value object, or null')
  })

  it('F61: oneOf beside anyOf: both are drawn', () => {
    const words = drawnWords({
      oneOf: [object({ a: STRING }), object({ b: STRING })],
      anyOf: [object({ c: STRING }), object({ d: STRING })],
    })
    expect(words).toMatch(
      /One of:\nobject\n1 field of Value\na string\n[\s\S]*Any of:\nobject\n1 field of Value\nc string/,
    )
    expect(words).toContain('d string')
  })

  it('F61: alternatives that only require fields say which, with the type of what they are alternatives of', () => {
    const words = drawnWords(
      object(
        { mail: STRING, phone: STRING },
        { anyOf: [{ required: ['mail'] }, { required: ['phone', 'zone'] }] },
      ),
    )
    expect(words).toContain('Any of:\nobject\nRequired: mail.\nobject\nRequired: phone, zone.')
    expect(words).not.toContain('any value')
  })

  it('F61: allOf that adds to a property keeps what was there', () => {
    const words = drawnWords({
      allOf: [
        object({ size: { type: 'number', minimum: 1, description: 'How large.' } }),
        object({ size: { type: 'integer', maximum: 9, multipleOf: 2 } }, { required: ['size'] }),
        object({ size: { minimum: 3, format: 'int32' } }),
      ],
    })
    expect(words).toContain('size integer, int32, 3 to 9, a multiple of 2required\nHow large.')
  })

  it('F61: the narrowest limits, the common values and types, and every pattern count', () => {
    const schema = modelOf({
      allOf: [
        { type: ['string', 'null'], enum: ['a', 'b', null], minLength: 2, pattern: '^a' },
        { type: 'string', enum: ['b', 'c'], minLength: 1, maxLength: 4, pattern: 'z$' },
      ],
    })
    expect(schema.type).toBe('string')
    expect(schema.nullable).toBeUndefined()
    expect(schema.values?.map(({ value }) => value)).toEqual(['b'])
    expect(schema.limits).toEqual(['2 to 4 characters'])
    expect(schema.pattern).toBe('^a · z$')
  })

  it('F61: parts that ask for different types leave no value', () => {
    expect(modelOf({ allOf: [STRING, INTEGER] }).type).toBe('no value')
  })

  it('F61: what stands beside a $ref counts as well', () => {
    const words = drawnWords(
      { $ref: '#/components/schemas/Store', required: ['bucket'], maxProperties: 2 },
      {
        Store: object({ bucket: STRING }),
      },
    )
    expect(words).toContain('object, at most 2 keys')
    expect(words).toContain('bucket stringrequired')
  })

  it('F61: required fields without a shape of their own are told', () => {
    expect(drawnWords({ type: 'object', required: ['a', 'b'] })).toContain('Required: a, b.')
  })

  it('F61, F74: a ring of allOf, which no value can be checked against, is told at each of its schemas', () => {
    const ring = {
      A: { allOf: [{ $ref: '#/components/schemas/B' }, object({ a: STRING })] },
      B: { allOf: [{ $ref: '#/components/schemas/A' }, object({ b: STRING })] },
    }
    const draw = () => drawnWords({ $ref: '#/components/schemas/A' }, ring)
    expect(draw).toThrow('/components/schemas/A/allOf: A schema is a part of itself')
    expect(draw).toThrow('/components/schemas/B/allOf: A schema is a part of itself')
  })

  it('F61: a shape inside itself by allOf, by a $ref with more beside it, or by a pointer into it ends', () => {
    const Node = object({
      left: { allOf: [{ $ref: '#/components/schemas/Node' }], description: 'One side.' },
      right: { allOf: [{ $ref: '#/components/schemas/Node' }, object({ extra: STRING })] },
      up: { $ref: '#/components/schemas/Node', maxProperties: 1 },
      deep: object({ again: { $ref: '#/components/schemas/Node/properties/deep' } }),
    })
    const words = drawnWords({ $ref: '#/components/schemas/Node' }, { Node })
    expect(words).toContain('left object: Node\nOne side.')
    expect(words).toMatch(/right object\n1 field of right\nextra string\nAll of:\nobject: Node/)
    expect(words).toContain('up object, at most 1 key\nAll of:\nobject: Node')
    expect(words).toContain('again object: deep')
  })

  it('F61: each place of an allOf is that of the document', () => {
    const schema = modelOf({ allOf: [object({ a: STRING }), object({ b: STRING })] })
    expect(schema.fields?.map(({ pointer }) => pointer.replace(/^.*\/schema\//, ''))).toEqual([
      'allOf/0/properties/a',
      'allOf/1/properties/b',
    ])
  })
})

describe('F62: discriminators', () => {
  const Cat = object({ lives: INTEGER })
  const Dog = object({ tricks: INTEGER })
  const two = { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }

  it('F62: a mapping names the value of the field for each shape', () => {
    const mapping = { meow: '#/components/schemas/Cat', purr: 'Cat', woof: '#/components/schemas/Dog' }
    const words = drawnWords({ ...two, discriminator: { propertyName: 'kind', mapping } }, { Cat, Dog })
    expect(words).toContain('One of, told apart by kind:\nmeow, purr: Cat: object')
    expect(words).toContain('woof: Dog: object')
  })

  it('F62: without a mapping, the names of the shapes are the values', () => {
    const words = drawnWords({ ...two, discriminator: { propertyName: 'kind' } }, { Cat, Dog })
    expect(words).toContain('told apart by kind:\nCat: Cat: object')
  })

  const Pet = object({ kind: STRING }, { required: ['kind'], discriminator: { propertyName: 'kind' } })
  const below = (more: object) => ({ allOf: [{ $ref: '#/components/schemas/Pet' }, more] })

  it('F62: shapes that extend another one by allOf are drawn with it, also through a third', () => {
    const words = drawnWords(
      { $ref: '#/components/schemas/Pet' },
      {
        Pet,
        Lizard: below(object({ friend: { $ref: '#/components/schemas/Pet' } })),
        Gecko: { allOf: [{ $ref: '#/components/schemas/Lizard' }, object({ sticky: { type: 'boolean' } })] },
      },
    )
    expect(words).toContain('Value object: Pet')
    expect(words).toMatch(/One of, told apart by kind:\nLizard: Lizard: object/)
    expect(words).toMatch(/Gecko: Gecko: object[\s\S]*sticky boolean/)
    expect(words).toContain('friend object: Pet')
  })

  it('F62: a shape of its own has its own value of the field', () => {
    const mapped = { ...Pet, discriminator: { propertyName: 'kind', mapping: { woof: 'Dog' } } }
    const words = drawnWords({ $ref: '#/components/schemas/Dog' }, { Pet: mapped, Dog: below(Dog) })
    expect(words).toContain('kind stringrequired\nAllowed: woof')
    expect(words).toContain('tricks integer')
  })
})
