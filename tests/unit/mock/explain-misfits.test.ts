import { expect, test } from 'vitest'
import { validatorFor } from '../../../src/mock/validator.ts'
import type { JsonSchema } from '../../../src/reference/schema-model.ts'

/** What is told of a value that does not fit. */
function told(schema: JsonSchema, value: unknown): string[] {
  return validatorFor({ definitions: {} })(schema)(value).map(
    ({ pointer, message }) => `${pointer} ${message}`,
  )
}

test.each<[string, JsonSchema, unknown, string[]]>([
  ['type', { type: 'integer' }, 1.5, [' must be integer']],
  ['several types', { type: ['string', 'null'] }, 7, [' must be string or null']],
  ['const', { const: 'a "b".' }, 'b', [' must be "a \\"b\\"."']],
  ['enum', { enum: ['a', 1, null] }, 'b', [' must be one of "a", 1, null']],
  [
    'long enum',
    { enum: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] },
    0,
    [' must be one of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …'],
  ],
  ['minimum', { minimum: -1.5 }, -2, [' must be >= -1.5']],
  ['maximum', { maximum: 1e21 }, 1e22, [' must be <= 1e+21']],
  ['exclusiveMinimum', { exclusiveMinimum: 0 }, 0, [' must be > 0']],
  ['exclusiveMaximum', { exclusiveMaximum: 10 }, 10, [' must be < 10']],
  ['multipleOf', { multipleOf: 0.01 }, 0.015, [' must be a multiple of 0.01']],
  ['int32', { type: 'integer', format: 'int32' }, 2 ** 31, [' must be <= 2147483647']],
  ['minLength', { minLength: 2 }, 'a', [' must have at least 2 characters']],
  ['maxLength', { maxLength: 1 }, 'ab', [' must have at most 1 character']],
  ['pattern', { pattern: '^a"b$' }, 'b', [' must match the pattern ^a"b$']],
  ['format', { format: 'date' }, '2031-02-30', [' must have the format date']],
  ['byte', { format: 'byte' }, '!', [' must have the format byte']],
  ['minItems', { minItems: 1 }, [], [' must have at least 1 entry']],
  ['maxItems', { maxItems: 1 }, [1, 2], [' must have at most 1 entry']],
  ['uniqueItems', { uniqueItems: true }, [1, 1], [' must not have the same entry twice']],
  ['items', { items: { type: 'string' } }, ['a', 1], ['/1 must be string']],
  ['prefixItems', { prefixItems: [{ type: 'string' }] }, [1], ['/0 must be string']],
  ['no more items', { prefixItems: [true], items: false }, [1, 2], ['/1 must not be there']],
  ['contains', { contains: { const: 7 } }, [], [' must have an entry of the described shape']],
  [
    'contains, in entries',
    { contains: { const: 7 } },
    [1, 2],
    [' must have an entry of the described shape'],
  ],
  ['required', { required: ['a "b"'] }, {}, [` is missing field 'a "b"'`]],
  ['dependentRequired', { dependentRequired: { a: ['b'] } }, { a: 1 }, [" is missing field 'b'"]],
  ['minProperties', { minProperties: 2 }, { a: 1 }, [' must have at least 2 fields']],
  ['maxProperties', { maxProperties: 1 }, { a: 1, b: 2 }, [' must have at most 1 field']],
  ['additionalProperties', { additionalProperties: false }, { a: 1 }, [" unknown field 'a'"]],
  [
    'additionalProperties of a type',
    { additionalProperties: { type: 'string' } },
    { a: 1 },
    ['/a must be string'],
  ],
  [
    'unevaluatedProperties',
    { allOf: [{ properties: { a: true } }], unevaluatedProperties: false },
    { a: 1, b: 2 },
    [" unknown field 'b'"],
  ],
  [
    'patternProperties',
    { patternProperties: { '^x': { type: 'string' } } },
    { x1: 1 },
    ['/x1 must be string'],
  ],
  [
    'propertyNames',
    { propertyNames: { maxLength: 2 } },
    { abc: 1 },
    [" has a field 'abc' whose name must have at most 2 characters"],
  ],
  ['not', { not: { const: 1 } }, 1, [' must not have the shape that is excluded']],
  ['false', false, 1, [' must not be there']],
  [
    'if',
    { if: { required: ['a'] }, ...{ ['then' as string]: { required: ['b'] } } },
    { a: 1 },
    [" is missing field 'b'"],
  ],
  ['else', { if: { required: ['a'] }, else: { required: ['b'] } }, {}, [" is missing field 'b'"]],
  ['dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, { a: 1 }, [" is missing field 'b'"]],
  ['oneOf, twice', { oneOf: [true, true] }, 1, [' must have only one of the described shapes, not 2']],
  ['anyOf, types', { anyOf: [{ type: 'string' }, { type: 'null' }] }, 7, [' must be string or null']],
  ['anyOf, constants', { anyOf: [{ const: 'a' }, { const: 'b' }] }, 'c', [' must be one of "a", "b"']],
  [
    'anyOf, the nearest',
    { anyOf: [{ type: 'string' }, { type: 'object', required: ['a'] }] },
    {},
    [" is missing field 'a'"],
  ],
  [
    'a name with signs',
    { properties: { 'a/b#~%é': { type: 'string' } } },
    { 'a/b#~%é': 1 },
    ['/a~1b#~0%é must be string'],
  ],
  [
    'half a sign',
    { additionalProperties: { type: 'string' } },
    { '\ud800': 'a' },
    [' has a field whose name is no text'],
  ],
])('A misfit is told in words: %s', (_, schema, value, expected) => {
  expect(told(schema, value)).toEqual(expected)
})
