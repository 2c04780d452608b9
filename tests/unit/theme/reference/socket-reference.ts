import type { ApiReference, Message } from '../../../../src/reference/model.ts'
import { field } from './http-reference.ts'

function message(id: string, name: string, from: Message['from']): Message {
  return {
    id,
    name,
    from,
    pointer: '',
    summary: `Says ${name}`,
    description: `About ${name}.`,
    schema: { type: 'object', limits: [], fields: [field(`${id}.type`, {}, { required: true })] },
    jsonSchema: {},
    examples: [{ name: 'usual', value: { type: name } }],
  }
}

/** A WebSocket with two messages in each direction. */
export const SOCKET: ApiReference = {
  name: 'live',
  kind: 'socket',
  title: 'Live API',
  version: '1.0.0',
  description: '',
  servers: [{ url: 'wss://live.example/', description: 'Production.' }],
  security: [],
  limits: [],
  sequence: [
    { from: 'client', message: 'Start', note: 'Once, before anything else is sent over the connection.' },
    {
      repeat: 'until the audio ends',
      steps: [
        { from: 'client', message: 'AddData' },
        { from: 'server', message: 'AddText', note: 'About every second.' },
      ],
    },
    { from: 'server', message: 'End' },
  ],
  groups: [],
  messages: [
    message('start', 'Start', 'client'),
    message('add-data', 'AddData', 'client'),
    message('add-text', 'AddText', 'server'),
    message('end', 'End', 'server'),
  ],
  shapes: [],
  definitions: {},
  migration: {},
}
