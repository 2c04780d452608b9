/** An answer says what was sent, where its schema allows it. */
import { expect, test } from 'vitest'
import { readReference } from '../../../src/reference/read-reference.ts'
import { about, bodyOf, TimedService, withJson } from './timed-service.ts'

const reference = readReference(
  `
openapi: 3.1.0
info: { title: Things, version: 1.0.0, description: Keeps things. }
servers: [{ url: https://things.example }]
tags: [{ name: Things, description: Things. }]
paths:
  /things/{shelf}:
    post:
      operationId: keepThing
      tags: [Things]
      summary: Keep a thing
      description: Keeps a thing.
      parameters:
        - { name: shelf, in: path, required: true, description: Which., schema: { type: integer }, example: 1 }
      requestBody:
        content:
          application/json:
            schema: { type: object }
            example: { name: thing }
      responses:
        '200':
          description: Kept.
          content:
            application/json:
              schema:
                type: object
                properties:
                  shelf: { type: integer }
                  name: { type: string, maxLength: 8 }
                  metadata: { type: object }
                  token: { type: string }
                  more: { type: string }
              example: { shelf: 1, name: thing, metadata: { of: us }, token: given, more: words }
`,
  'things.yaml',
)

test('fields of the path and of the body come back under their names; nothing that does not fit, and no token', () => {
  const service = new TimedService([reference])
  const sent = { name: 'mine', metadata: { of: ['me'] }, token: 'sent', more: 7, other: 1 }
  const exchange = service.send('keepThing', (request) =>
    withJson(sent)(about('/things/1', '/things/22')(request)),
  )
  expect(exchange.violations).toEqual([])
  expect(bodyOf(exchange)).toEqual({
    shelf: 22,
    name: 'mine',
    metadata: { of: ['me'] },
    token: 'given',
    more: 'words',
  })
  const long = service.send('keepThing', withJson({ name: 'longer than 8' }))
  expect(bodyOf(long)).toMatchObject({ shelf: 1, name: 'thing', metadata: { of: 'us' } })
})
