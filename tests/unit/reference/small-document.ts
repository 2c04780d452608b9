/** A correct OpenAPI document that uses every feature the reader knows, for tests that change one thing of it. */
export const SMALL = `openapi: 3.1.0
info:
  title: Jobs API
  version: 1.0.0
  description: Runs jobs.
servers:
  - url: https://jobs.example
security:
  - token: []
tags:
  - name: Jobs
    description: Start jobs and read their results.
x-limits:
  - name: Requests
    value: 5 a second
x-states:
  description: Life of a job.
  states:
    - name: running
      description: The job runs.
    - name: done
      description: The result can be read.
      seen: status 200
  transitions:
    - event: start
      to: running
    - from: running
      event: finish
      to: done
paths:
  /jobs:
    post:
      operationId: startJob
      tags: [Jobs]
      summary: Start a job
      description: Starts one job.
      parameters:
        - name: dry_run
          in: query
          description: Only check the request.
          schema:
            type: boolean
            default: false
          example: true
      requestBody:
        required: true
        description: What to do.
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/JobRequest'
            examples:
              usual:
                value:
                  kind: fast
                  tags: [a]
      responses:
        '201':
          description: The job has started.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Job'
              example:
                id: j1
                parent: null
        '429':
          description: Too many requests.
          x-remedy: Wait a second.
  /jobs/{job_id}:
    get:
      operationId: readJob
      tags: [Jobs]
      summary: Read a job
      description: Returns the job.
      x-mock:
        - status: '202'
        - status: '200'
      parameters:
        - name: job_id
          in: path
          required: true
          description: Id of the job.
          schema:
            type: string
            pattern: ^j\\d+$
          example: j1
      responses:
        '200':
          description: The job.
          headers:
            Expires:
              description: When the result goes.
              schema:
                type: string
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Job'
              example:
                id: j1
                parent:
                  id: j0
                  parent: null
        '202':
          description: The job runs.
components:
  securitySchemes:
    token:
      type: http
      scheme: bearer
      bearerFormat: JWT
      description: An access token.
  schemas:
    JobRequest:
      type: object
      required: [kind]
      additionalProperties: false
      properties:
        kind:
          type: string
          description: How the job runs.
          enum: [fast, slow]
          default: fast
          x-enum-descriptions:
            fast: Within a minute.
            slow: Within an hour.
        tags:
          description: Words to find the job by.
          type: array
          maxItems: 5
          items:
            type: string
            maxLength: 20
        callback:
          description: Where to call.
          type: [string, 'null']
          format: uri
    Job:
      type: object
      required: [id, parent]
      properties:
        id:
          type: string
          description: Id of the job.
        parent:
          description: The job that started this one.
          oneOf:
            - $ref: '#/components/schemas/Job'
            - type: 'null'
`
