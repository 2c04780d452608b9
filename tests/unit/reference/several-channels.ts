/** An AsyncAPI document with several channels and everything that may be said of one, for tests. */
export const SEVERAL_CHANNELS = `asyncapi: 3.1.0
info:
  title: Rooms
  version: 1.0.0
  contact:
    name: The keeper
    email: keeper@rooms.example
  externalDocs:
    url: https://rooms.example/more
    description: The story of the rooms
servers:
  near:
    host: near.rooms.example
    protocol: wss
    description: In the same town.
  far:
    host: far.rooms.example
    protocol: wss
    pathname: /v1
channels:
  room:
    address: /rooms/{room}
    title: A room
    summary: Where people talk.
    servers:
      - $ref: '#/servers/near'
    parameters:
      room:
        description: Name of the room.
        enum: [red, blue]
        examples: [red]
    messages:
      said:
        $ref: '#/components/messages/Said'
    bindings:
      ws:
        query:
          type: object
        bindingVersion: 0.1.0
  questions:
    address: /questions
    messages:
      asked:
        $ref: '#/components/messages/Asked'
  answers:
    address: null
    messages:
      answered:
        $ref: '#/components/messages/Answered'
operations:
  say:
    action: receive
    channel:
      $ref: '#/channels/room'
    summary: Say something.
  hear:
    action: send
    channel:
      $ref: '#/channels/room'
    traits:
      - $ref: '#/components/operationTraits/quiet'
  ask:
    action: receive
    channel:
      $ref: '#/channels/questions'
    reply:
      address:
        location: $message.header#/replyTo
        description: Where the answer goes.
      channel:
        $ref: '#/channels/answers'
components:
  operationTraits:
    quiet:
      summary: Hear what others say.
      description: From the trait.
      bindings:
        ws:
          method: GET
  messageTraits:
    dated:
      summary: From the trait, too.
      headers:
        type: object
        properties:
          sentAt:
            type: string
            description: When it was sent.
  messages:
    Said:
      title: What was said
      summary: A line.
      contentType: text/plain
      traits:
        - $ref: '#/components/messageTraits/dated'
      payload:
        type: string
      examples:
        - payload: Hello.
    Asked:
      payload:
        type: object
        properties:
          question:
            type: string
            description: What is asked.
      examples:
        - payload: { question: Why? }
    Answered:
      payload:
        type: object
        properties:
          answer:
            type: string
            description: What is answered.
      examples:
        - payload: { answer: Because. }
`
