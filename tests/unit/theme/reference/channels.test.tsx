import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../../src/reference/search-entries.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import { SEVERAL_CHANNELS } from '../../reference/several-channels.ts'
import { drawReference, textAfter } from './draw-reference.tsx'

describe('F70: a service with several channels', () => {
  const rooms = readReference(SEVERAL_CHANNELS, 'apis/rooms.yaml')
  const page = drawReference(rooms)

  it('F70: servers without the address of a channel; each channel with its own', () => {
    expect(rooms.servers.map(({ url }) => url)).toEqual([
      'wss://near.rooms.example',
      'wss://far.rooms.example/v1',
    ])
    const room = textAfter(page, 'channel-room', 900)
    for (const text of [
      '/rooms/{room}',
      'Where people talk.',
      'On the servers: near',
      'Name of the room.',
      'red, blue',
    ])
      expect(room).toContain(text)
    expect(room).toContain('ws: {&quot;query&quot;:{&quot;type&quot;:&quot;object&quot;}}')
    expect(textAfter(page, 'channel-answers')).toContain('known only while the service runs')
  })

  it('F70: what is sent by whom, replies and traits', () => {
    expect(textAfter(page, 'channel-room', 1200)).toContain(
      'Hear what others say.From the trait.The server sends: Said',
    )
    expect(textAfter(page, 'channel-questions', 600)).toContain('Reply: Answered')
    expect(textAfter(page, 'channel-questions', 600)).toContain('Where the answer goes.')
    expect(rooms.messages.map(({ from, name }) => `${from} ${name}`)).toEqual([
      'client Said',
      'client Asked',
      'server Said',
      'server Answered',
    ])
    expect(page).toContain('When it was sent.')
    expect(textAfter(page, 'said')).toContain('text/plain')
  })

  it('F70: channels are found, stand in the outline, and versions tell their changes', () => {
    expect(outlineOf(rooms).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['api-channels', 'channel-room']),
    )
    expect(searchEntries(rooms).find(({ id }) => id === 'channel-room')).toMatchObject({
      names: ['room', '/rooms/{room}'],
    })
    const moved = readReference(
      SEVERAL_CHANNELS.replace('address: /questions', 'address: /asked')
        .replace(/^ {2}answers:$/m, '  replies:')
        .replace('#/channels/answers', '#/channels/replies'),
      'apis/rooms2.yaml',
    )
    expect(
      differences(rooms, moved)
        .filter(({ what }) => what === 'path' || what === 'channel')
        .map(({ before, after }) => `${before} | ${after}`),
    ).toEqual(['answers | replies', '/questions | /asked'])
  })
})
