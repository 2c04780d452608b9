/** Two groups: one shape is read by both, one by the second only, one by another shape; two pairs of operations whose names give the same permalink. */
export const GROUPED = `openapi: 3.1.0
info:
  title: Jobs
  version: '1'
  description: Runs [jobs](#start-job) for [users](/api#get-user.parameter.user_id).
servers:
  - url: https://jobs.example/api
    description: Everywhere.
security:
  - Token: []
tags:
  - name: Jobs & runs
    description: Start jobs. Then wait for them.
  - name: Users
    description: Who starts jobs.
  - name: Index
    description: What there is.
components:
  securitySchemes:
    Token:
      type: http
      scheme: bearer
      description: From the portal.
  schemas:
    Node:
      type: object
      description: Contains itself.
      properties:
        name:
          type: string
          description: What it is called.
        next:
          $ref: '#/components/schemas/Node'
        shade:
          $ref: '#/components/schemas/Shade'
    Shade:
      type: string
      description: Colours.
      enum: [red, green, blue, amber, violet, cyan, magenta, ochre, teal, lime, navy, plum, umber]
    Person:
      type: object
      description: A user.
      properties:
        name:
          type: string
          description: The name of the user.
        boss:
          $ref: '#/components/schemas/Person'
paths:
  /jobs:
    post:
      operationId: startJob
      tags: [Jobs & runs]
      summary: Start a job
      description: Starts one, as in [the other group](#get-user) or [this one](#start-job-2).
      requestBody:
        required: true
        description: What to do.
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Node'
            example: { name: a }
      responses:
        '201':
          description: Started.
          links:
            starter:
              operationId: getUser
              description: Who has started it.
              parameters: { user_id: $response.body#/user }
  /jobs/again:
    post:
      operationId: start_job
      tags: [Users]
      summary: Start a job again
      description: Starts one again.
      parameters:
        - name: dry
          in: query
          description: Only look.
          schema: { type: boolean }
          example: true
      responses:
        '201':
          description: Started.
  /users/{user_id}:
    get:
      operationId: getUser
      tags: [Users]
      summary: Get a user
      description: Reads one.
      security: []
      parameters:
        - name: user_id
          in: path
          required: true
          description: Which.
          schema: { type: string }
          example: u1
      responses:
        '200':
          description: The user.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Person'
              example: { name: Ada }
        '404':
          description: No such user.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Node'
              example: { name: missing }
  /:
    get:
      operationId: list
      tags: [Index]
      summary: List everything
      description: All of it.
      responses:
        '204':
          description: Nothing.
`
