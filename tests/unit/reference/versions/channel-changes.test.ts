import { expect, test } from 'vitest'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import { SEVERAL_CHANNELS } from '../several-channels.ts'

function moved(inferred: 'older' | 'newer' | undefined) {
  const older = readReference(SEVERAL_CHANNELS, 'apis/rooms.yaml')
  const newer = readReference(
    SEVERAL_CHANNELS.replace('address: /rooms/{room}', 'address: /halls/{room}'),
    'apis/rooms.yaml',
  )
  const channelOf = ({ channels = [] }: ApiReference) => channels.find(({ name }) => name === 'room')
  const marked = inferred && channelOf({ older, newer }[inferred])
  if (marked) marked.inferred = true
  return differences(older, newer).filter(({ what }) => what === 'path')
}

test.each([undefined, 'older', 'newer'] as const)(
  'a moved address of a channel breaks a program, unless it is not confirmed: %s',
  (inferred) => {
    expect(moved(inferred)).toEqual([
      {
        id: 'room: path',
        operation: 'room',
        what: 'path',
        before: '/rooms/{room}',
        after: '/halls/{room}',
        breaking: inferred === undefined,
      },
    ])
  },
)
