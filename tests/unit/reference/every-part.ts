import { SMALL } from './small-document.ts'

const CALLBACK = `      callbacks:
        finished:
          '{$request.body#/callback}':
            put:
              operationId: jobFinished
              summary: The job has ended
              description: Sent once.
              requestBody:
                description: How it ended.
                content:
                  application/json:
                    schema:
                      type: object
                      properties:
                        result:
                          type: string
                          description: How it ended.
                          enum: [success, failure]
                        minutes:
                          type: integer
                          description: How long it took.
                    example:
                      result: success
              responses:
                '204':
                  description: Understood.
                5XX:
                  description: Not understood.
`

const COLOURS = `    Colour:
      type: string
      description: Colours of a job.
      enum: [red, green, blue, amber, violet, cyan, magenta, ochre, teal, lime, navy, plum, umber]
    Marks:
      type: object
      properties:
        first:
          $ref: '#/components/schemas/Colour'
        second:
          $ref: '#/components/schemas/Colour'
`

/** `SMALL` with what it lacks of the model: a callback, an allowed value of a parameter, a shape that is a list of values. */
export const EVERY_PART = SMALL.replace('  /jobs/{job_id}:\n', `${CALLBACK}  /jobs/{job_id}:\n`)
  .replace(
    '            type: boolean\n            default: false',
    '            type: string\n            enum: [yes, no]',
  )
  .replace('          example: true', '          example: yes')
  .replace('    Job:\n', `${COLOURS}    Job:\n`)
  .replace(
    '        callback:\n',
    "        marks:\n          $ref: '#/components/schemas/Marks'\n        callback:\n",
  )
