/** A small API for the tests of the mock: jobs that take a form or JSON, run a while and can be deleted. */
export const JOBS = `
openapi: 3.1.0
info: { title: Jobs, version: '1', description: Jobs of the tests. }
servers: [{ url: https://jobs.example/api, description: Production. }]
security: [{ accessToken: [] }]
tags: [{ name: Jobs, description: All about jobs. }]
paths:
  /jobs:
    post:
      operationId: startJob
      tags: [Jobs]
      summary: Start a job
      description: Starts one.
      parameters:
        - { name: dry_run, in: query, description: Only checks the request., schema: { type: boolean }, example: true }
      requestBody:
        description: What to do.
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Options' }
            examples:
              usual: { summary: Usual, value: { text: Hello } }
              urgent: { summary: Urgent, value: { text: Quick, priority: high } }
          multipart/form-data:
            schema:
              type: object
              required: [media]
              properties:
                media: { type: string, format: binary, description: The file. }
                options: { $ref: '#/components/schemas/Options' }
            encoding:
              media: { contentType: 'audio/mpeg, audio/wav' }
              options: { contentType: application/json }
            examples:
              usual: { summary: A file, value: { media: sample.mp3, options: { text: Hello } } }
      responses:
        '201':
          description: It has started.
          content:
            application/json:
              schema: { type: object, required: [id], properties: { id: { type: string, description: Its id. } } }
              examples:
                usual: { summary: Usual, value: { id: job-1 } }
                urgent: { summary: Urgent, value: { id: job-2 } }
        '400':
          description: Something is wrong.
          x-remedy: Read the text.
          content:
            text/plain: { schema: { type: string }, examples: { usual: { summary: Usual, value: Something is wrong } } }
        '401': { description: No valid token., x-remedy: Get a new one. }
  /jobs/{id}:
    parameters:
      - { name: id, in: path, required: true, description: Id of a job., schema: { type: string }, example: job-1 }
    get:
      operationId: getJob
      tags: [Jobs]
      summary: Get a job
      description: Its result.
      x-mock: [{ status: 202 }, { status: 200 }]
      responses:
        '202': { description: It runs. }
        '200':
          description: It has ended.
          content:
            application/json:
              schema: { type: object, properties: { result: { type: string, description: The text. } } }
              examples: { usual: { summary: Usual, value: { result: HELLO } } }
            text/vtt: { schema: { type: string }, examples: { usual: { summary: Usual, value: WEBVTT } } }
        '401': { description: No valid token., x-remedy: Get a new one. }
        '404': { description: There is no such job., x-remedy: Look at the id. }
        '406': { description: No such format., x-remedy: Ask for another. }
    head:
      operationId: headJob
      tags: [Jobs]
      summary: Get the state of a job
      description: Its state.
      x-mock: [{ status: 202 }, { status: 200 }]
      responses:
        '202': { description: It runs. }
        '200': { description: It has ended. }
        '404': { description: There is no such job., x-remedy: Look at the id. }
    delete:
      operationId: deleteJob
      tags: [Jobs]
      summary: Delete a job
      description: Removes it.
      responses:
        '204': { description: It is gone. }
        '404': { description: There is no such job., x-remedy: Look at the id. }
components:
  securitySchemes:
    accessToken: { type: http, scheme: bearer, description: An access token. }
  schemas:
    Options:
      type: object
      required: [text]
      properties:
        text: { type: string, description: What to say., minLength: 1 }
        priority: { type: string, enum: [low, high], description: How fast., x-enum-descriptions: { low: Slow., high: Fast. } }
`
