/** The session that the playground plays and the tests of `SocketSession` repeat. */
import { expect, test } from 'vitest'
import { messageCheck } from '../../../src/mock/message-check.ts'
import { recordSession } from '../../../src/mock/record-session.ts'
import { RECORDED, SCRIBE } from './recorded-documents.ts'

test.each(RECORDED)('a session of $file is recorded: each message fits the document', ({ reference }) => {
  const frames = recordSession(reference)
  const check = messageCheck(reference)
  expect(frames.length).toBeGreaterThan(0)
  expect(
    frames.map(({ from, value }) => {
      const { message, faults } = check(from, value)
      return { name: message?.name, faults }
    }),
  ).toEqual(frames.map(({ name }) => ({ name, faults: [] })))
})

test('a session goes as the document says, with two rounds of what is repeated; chunks are numbered and confirmed', () => {
  const frames = recordSession(SCRIBE)
  expect(
    frames.map(({ from, name, value }) => {
      const { sequence_number: number, last_sequence_number: last } = value as Record<string, unknown>
      return [from === 'client' ? '→' : '←', name, number ?? last]
        .filter((one) => one !== undefined)
        .join(' ')
    }),
  ).toEqual([
    '→ Authenticate',
    '← Authenticated',
    '→ StartTranscription',
    '← TranscriptionStarted',
    ...[0, 1].flatMap((number) => [`→ AddData ${number}`, `← DataAdded ${number}`, '← AddTranscript']),
    '→ EndOfStream 1',
    '← AddTranscript',
    '← EndOfTranscript',
  ])
})

test('times begin at 0 and grow', () => {
  const times = recordSession(SCRIBE).map(({ at }) => at)
  expect(times[0]).toBe(0)
  expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
})

test('a document without a usual session gives each message once, with its reply', () => {
  const rooms = RECORDED.find(({ file }) => file === 'apis/rooms.yaml')?.reference
  const frames = rooms ? recordSession(rooms) : []
  expect(frames.map(({ from, name }) => `${from} ${name}`)).toEqual([
    'client Said',
    'client Asked',
    'server Answered',
    'server Said',
  ])
})
