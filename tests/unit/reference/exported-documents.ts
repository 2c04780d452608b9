/** A document as tools export it: valid, and not as we would write it. */
export const EXPORTED = `openapi: 3.2.0
info:
  title: Trees
  version: 4.1.7-beta
servers:
  - url: https://trees.example
tags:
  - name: Trees
    summary: All trees
  - name: Leaves
    parent: Trees
  - name: Growth
    description: How trees grow.
  - name: Nobody
    kind: nav
paths:
  /nothing:
    description: Nobody can call it.
  /trees:
    get:
      operationId: listTrees
      tags: [Leaves, Public, Slow]
      parameters:
        - name: kind
          in: query
          description: Kind of tree.
          schema:
            type: string
            description: A name from the catalogue.
          examples:
            usual:
              summary: A tree of the garden
              description: Grows **everywhere**.
              value: oak
            rare:
              value: yew
      responses:
        x-note: passed over
        '200':
          summary: Some trees
          description: In the order of their age.
          headers:
            Next:
              deprecated: true
              description: Where the next page is.
              schema: { type: string }
              examples:
                first: { value: page-2 }
                last: { value: page-99 }
          links:
            fell:
              operationId: listTrees
              server: { url: 'https://wood.example' }
          content:
            application/json:
              schema:
                type: object
                properties:
                  oldest:
                    $ref: '#/components/schemas/Tree'
                    description: The one that was there first.
                  parts:
                    type: array
                    items:
                      $ref: '#/components/schemas/Part'
                      description: One of the visible ones.
              examples:
                garden:
                  description: What a garden answers.
                  value: { oldest: { id: t1 }, parts: [] }
webhooks:
  felled:
    post:
      tags: [Alarms]
      responses:
        '204': { description: Noted. }
components:
  responses:
    Spare: { description: Nobody answers so. }
  schemas:
    Tree:
      type: object
      description: A plant with a trunk.
      properties:
        id: { type: string, example: { $id: 'tree-1' } }
        height: { type: number, minimum: 0, exclusiveMinimum: true }
        age: { type: integer, minLength: '3', description: In years. }
        shape: { $ref: 'https://shapes.example/tree.json' }
      required: [id, id]
    Part:
      type: object
      properties:
        inside: { type: array, items: { $ref: '#/components/schemas/Part' } }
    Storm:
      description: Sent when a storm comes; no operation mentions it.
      type: object
      properties:
        strength: { type: integer }
    Other:
      type: object
      example: { $id: 'tree-1' }
      properties:
        at: { $ref: '#/components/schemas/Tree' }
`

/** The same for a service that sends messages. */
export const EXPORTED_SOCKET = `asyncapi: 3.0.0
id: urn:example:lamps
info:
  title: Lamps
  version: 2.0.0
  tags: [{ name: light, description: All about light }]
servers:
  near:
    host: near.lamps.example
    protocol: mqtt
    protocolVersion: '5'
    title: The near one
    summary: Answers at once.
    security:
      - $ref: '#/components/securitySchemes/key'
    tags: [{ name: 'env:test' }]
    bindings: { mqtt: { clientId: guest } }
  far:
    host: far.lamps.example
    protocol: mqtt
channels:
  lamp:
    address: lamps
    tags: [{ name: public }]
    messages:
      Lit: { $ref: '#/components/messages/Lit' }
      Broken: { payload: { type: string }, summary: A lamp broke. }
operations:
  tellLit:
    action: send
    channel: { $ref: '#/channels/lamp' }
    messages: [{ $ref: '#/channels/lamp/messages/Lit' }]
    tags: [{ name: slow }]
    security:
      - type: oauth2
        scopes: ['lamps:read']
        flows:
          clientCredentials:
            tokenUrl: https://lamps.example/token
            availableScopes: { 'lamps:read': See the lamps }
components:
  securitySchemes:
    key: { type: httpApiKey, in: header, name: X-Lamp-Key }
    login:
      type: oauth2
      flows:
        implicit:
          authorizationUrl: https://lamps.example/login
          availableScopes: { 'lamps:write': Switch the lamps }
  messages:
    Lit:
      title: A lamp is lit
      summary: Somebody came.
      tags: [{ name: evening }]
      correlationId: { location: '$message.header#/id', description: Names the lamp. }
      payload: { type: object }
      examples: [{ name: one, headers: { id: l7 }, payload: {} }]
    Spare: { payload: { type: integer }, summary: Nobody sends it yet. }
`
