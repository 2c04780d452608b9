/** Every keyword of the schemas of JSON Schema 2020-12, of older drafts, of OpenAPI and AsyncAPI: where a page says it. */

const S = { type: 'string' }
const ITEM = { type: 'object', properties: { inner: { type: 'integer' } } }

/** A schema with the keyword, what the page must say of it, and components it names. */
type Row = [keyword: string, schema: object, words: string | RegExp, components?: object]

export const VOCABULARY: Row[] = [
  // Core
  ['$ref', { $ref: '#/components/schemas/Item' }, 'inner integer', { Item: ITEM }],
  [
    '$defs',
    { $ref: '#/components/schemas/Big/$defs/Item' },
    'inner integer',
    { Big: { $defs: { Item: ITEM } } },
  ],
  [
    'definitions',
    { $ref: '#/components/schemas/Big/definitions/Item' },
    'inner integer',
    { Big: { definitions: { Item: ITEM } } },
  ],
  ['$anchor', { $ref: '#item' }, 'inner integer', { Big: { $defs: { Item: { $anchor: 'item', ...ITEM } } } }],
  // Applicators
  ['allOf', { allOf: [ITEM, { maxProperties: 3 }] }, /object, at most 3 keys[\s\S]*inner integer/],
  ['anyOf', { anyOf: [S, ITEM] }, 'Any of:\nstring\nobject'],
  ['oneOf', { oneOf: [S, ITEM] }, 'One of:\nstring\nobject'],
  ['not', { type: 'string', not: { pattern: '^no' } }, 'Not: any value\nPattern: ^no'],
  // biome-ignore lint/suspicious/noThenProperty: a keyword
  ['if', { if: { required: ['a'] }, then: ITEM }, 'If: any value\nRequired: a.'],
  // biome-ignore lint/suspicious/noThenProperty: a keyword
  ['then', { if: { required: ['a'] }, then: ITEM }, 'Then: object\n1 field of Value\ninner integer'],
  ['else', { if: { required: ['a'] }, else: ITEM }, 'Else: object\n1 field of Value\ninner integer'],
  [
    'dependentSchemas',
    { type: 'object', dependentSchemas: { card: ITEM } },
    'With card: object\n1 field of Value',
  ],
  [
    'dependencies',
    { type: 'object', dependencies: { card: ['bill'], mail: ITEM } },
    /With card, required as well: bill\.[\s\S]*With mail: object/,
  ],
  [
    'prefixItems',
    { prefixItems: [S, { type: 'integer', minimum: 2 }] },
    'Entry 1: string\nEntry 2: integer, at least 2',
  ],
  [
    'items',
    { items: { type: 'string', maxLength: 3 } },
    'array of strings\nAbout it.\nEach entry: string, at most 3 characters',
  ],
  ['items', { type: 'array', items: true }, 'array of any values'],
  ['items', { type: 'array', items: false }, 'array, exactly 0 entries'],
  ['items', { prefixItems: [S], items: false }, 'array, no more entries'],
  ['items', { prefixItems: [S], items: { type: 'integer' } }, 'Each further entry: integer'],
  ['items', { type: 'array', items: { type: ['string', 'integer'] } }, 'array of strings or integers'],
  ['contains', { type: 'array', contains: S }, 'Like this: at least 1 entry: string'],
  ['properties', ITEM, 'inner integer'],
  ['properties', { properties: { never: false, all: true } }, /never no value\nall any value/],
  [
    'patternProperties',
    { patternProperties: { '^x-': S } },
    'Value object\nAbout it.\nEach field whose name matches ^x-: string',
  ],
  ['additionalProperties', { additionalProperties: S }, 'map of strings'],
  [
    'additionalProperties',
    { properties: { a: S }, additionalProperties: { type: 'integer' } },
    'Each other field: integer',
  ],
  ['additionalProperties', { ...ITEM, additionalProperties: false }, 'object, no other fields'],
  ['additionalProperties', { ...ITEM, additionalProperties: true }, 'object, other fields as well'],
  [
    'propertyNames',
    { type: 'object', propertyNames: { pattern: '^[a-z]+$' } },
    'Each name: any value\nPattern: ^[a-z]+$',
  ],
  ['unevaluatedItems', { prefixItems: [S], unevaluatedItems: false }, 'no more entries'],
  ['unevaluatedItems', { prefixItems: [S], unevaluatedItems: ITEM }, 'Each further entry: object'],
  ['unevaluatedProperties', { ...ITEM, unevaluatedProperties: false }, 'no other fields'],
  ['unevaluatedProperties', { ...ITEM, unevaluatedProperties: S }, 'Each other field: string'],
  // Validation
  ['type', { type: ['string', 'null'] }, 'string, or null'],
  ['type', { type: 'null' }, /^Value null\n/],
  ['const', { const: 'fixed' }, 'Value string\nAbout it.\nAllowed: fixed'],
  ['const', { const: null }, /^Value null\n/],
  ['enum', { enum: ['a', 2, null] }, 'Value string or number, or null\nAbout it.\nAllowed: a, 2'],
  ['enum', { enum: [null] }, /^Value null\n/],
  ['enum', { enum: [[1], { a: 1 }] }, 'Value array or object\nAbout it.\nAllowed: [1], {"a":1}'],
  ['multipleOf', { type: 'number', multipleOf: 0.5 }, 'a multiple of 0.5'],
  ['maximum', { type: 'number', maximum: 7 }, 'at most 7'],
  ['exclusiveMaximum', { type: 'number', exclusiveMaximum: 7 }, 'less than 7'],
  ['minimum', { type: 'number', minimum: 7 }, 'at least 7'],
  ['exclusiveMinimum', { type: 'number', exclusiveMinimum: 7 }, 'more than 7'],
  ['maxLength', { type: 'string', maxLength: 7 }, 'at most 7 characters'],
  ['minLength', { type: 'string', minLength: 1 }, 'at least 1 character'],
  ['pattern', { type: 'string', pattern: '^a' }, 'Pattern: ^a'],
  ['maxItems', { type: 'array', maxItems: 7 }, 'at most 7 entries'],
  ['minItems', { type: 'array', minItems: 1 }, 'at least 1 entry'],
  ['uniqueItems', { type: 'array', uniqueItems: true }, 'no entry twice'],
  ['maxContains', { type: 'array', contains: S, maxContains: 3 }, 'Like this: 1 to 3 entries: string'],
  ['minContains', { type: 'array', contains: S, minContains: 2 }, 'Like this: at least 2 entries: string'],
  ['maxProperties', { type: 'object', maxProperties: 7 }, 'at most 7 keys'],
  ['minProperties', { type: 'object', minProperties: 1 }, 'at least 1 key'],
  ['required', { ...ITEM, required: ['inner'] }, 'inner integerrequired'],
  ['required', { type: 'object', required: ['other'] }, 'Required: other.'],
  [
    'dependentRequired',
    { type: 'object', dependentRequired: { card: ['bill', 'zone'] } },
    'With card, required as well: bill, zone.',
  ],
  ['format', { type: 'string', format: 'uuid' }, 'string, uuid'],
  // What describes
  [
    'title',
    { type: 'object', properties: { job_id: { type: 'string', title: 'Reference of a job' } } },
    'Reference of a job',
  ],
  [
    'description',
    { type: 'array', items: { type: 'string', description: 'One word.' } },
    'Each entry: string. One word.',
  ],
  ['default', { type: 'boolean', default: false }, 'Default: false'],
  [
    'deprecated',
    { type: 'array', items: { type: 'string', deprecated: true } },
    'Each entry: stringdeprecated',
  ],
  ['readOnly', { type: 'string', readOnly: true }, 'only in responses'],
  ['writeOnly', { type: 'string', writeOnly: true }, 'only in requests'],
  ['examples', { type: 'string', examples: ['one', 'two'] }, 'Example: one · Example: two'],
  ['example', { type: 'string', example: 'one' }, 'Example: one'],
  // Content
  ['contentEncoding', { type: 'string', contentEncoding: 'base64' }, 'Encoded as base64.'],
  ['contentMediaType', { type: 'string', contentMediaType: 'image/png' }, 'Holds image/png.'],
  [
    'contentSchema',
    { type: 'string', contentMediaType: 'application/json', contentSchema: ITEM },
    'What it holds: object\n1 field of Value\ninner integer',
  ],
  // OpenAPI
  ['nullable', { type: 'string', nullable: true }, 'string, or null'],
  [
    'discriminator',
    { oneOf: [{ $ref: '#/components/schemas/Item' }, S], discriminator: { propertyName: 'kind' } },
    'told apart by kind:\nItem: Item: object',
    { Item: ITEM },
  ],
  ['xml', { type: 'string', xml: { name: 'id', attribute: true } }, 'In XML: name id, attribute.'],
  [
    'externalDocs',
    { type: 'string', externalDocs: { url: 'https://more.example', description: 'The norm' } },
    'See also The norm',
  ],
]
