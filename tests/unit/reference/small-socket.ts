/** A correct AsyncAPI document, for tests that change one thing of it. */
export const SMALL_SOCKET = `asyncapi: 3.0.0
info:
  title: Talk
  version: 1.0.0
  description: Says hello.
servers:
  main:
    host: talk.example
    protocol: wss
    description: The only one.
channels:
  socket:
    address: /ws
    messages:
      Hello:
        $ref: '#/components/messages/Hello'
      Welcome:
        $ref: '#/components/messages/Welcome'
operations:
  take:
    action: receive
    channel:
      $ref: '#/channels/socket'
    messages:
      - $ref: '#/channels/socket/messages/Hello'
  give:
    action: send
    channel:
      $ref: '#/channels/socket'
    messages:
      - $ref: '#/channels/socket/messages/Welcome'
x-sequence:
  - from: client
    message: Hello
    note: Begins.
  - repeat: for each one
    steps:
      - from: server
        message: Welcome
components:
  messages:
    Hello:
      name: Hello
      summary: Says hello.
      payload:
        type: object
        required: [message]
        properties:
          message:
            const: Hello
            description: Name of the message.
      examples:
        - name: usual
          payload:
            message: Hello
    Welcome:
      name: Welcome
      summary: Answers.
      payload:
        type: object
        required: [message]
        properties:
          message:
            const: Welcome
            description: Name of the message.
          number:
            type: integer
            minimum: 0
            description: How many have come.
      examples:
        - name: usual
          payload:
            message: Welcome
            number: 1
`
