/** An AsyncAPI document of one message, whose schema has the keywords of draft 7. */
export function messageOf(payload: object, example: unknown): string {
  return JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Values', version: '1' },
    servers: { one: { host: 'values.example', protocol: 'wss', pathname: '/values' } },
    channels: {
      values: {
        address: '/values',
        messages: {
          Value: {
            name: 'Value',
            summary: 'A value',
            description: 'One value.',
            payload,
            examples: [{ name: 'one', payload: example }],
          },
        },
      },
    },
    operations: { take: { action: 'receive', channel: { $ref: '#/channels/values' } } },
  })
}
