/** A conversation over a WebSocket with the mock: the recording of the document is answered as recorded, and each mistake as documented. */
import { describe, expect, test } from 'vitest'
import { recordSession } from '../../../src/mock/record-session.ts'
import { exampleTokens } from '../../../src/mock/session-values.ts'
import { SocketSession } from '../../../src/mock/socket-session.ts'
import { RECORDED, SCRIBE } from './recorded-documents.ts'

test.each(RECORDED)('the recording of $file is answered as recorded', ({ reference }) => {
  const session = new SocketSession(reference, exampleTokens(reference))
  const frames = recordSession(reference)
  const heard = frames.flatMap(({ from, name, value }) => {
    if (from === 'server') return []
    const { replies, faults } = session.receive(JSON.stringify(value))
    expect({ name, faults }).toEqual({ name, faults: [] })
    return replies
  })
  const told = frames.filter(({ from }) => from === 'server').map(({ value }) => value)
  const answers = heard.map((text) => JSON.parse(text) as unknown)
  // Without a usual session, the server also says what nobody has asked for.
  if (reference.sequence) expect(answers).toEqual(told)
  else expect(told).toEqual(expect.arrayContaining(answers))
})

const recorded = recordSession(SCRIBE).filter(({ from }) => from === 'client')

/** A session in which the client has sent its first messages. */
function sessionAfter(count: number): SocketSession {
  const session = new SocketSession(SCRIBE, exampleTokens(SCRIBE))
  for (const { value } of recorded.slice(0, count)) session.receive(JSON.stringify(value))
  return session
}

function chunk(more: object): string {
  return JSON.stringify({ ...(recorded[2]?.value as object), ...more })
}

describe('A message that is wrong', () => {
  test.each([
    ['no JSON', 2, 'Hello', { kind: 'text' }],
    ['a list', 2, '[]', { kind: 'message' }],
    ['unknown', 2, '{"message":"Hello"}', { kind: 'message' }],
    ['of the server', 2, '{"message":"Authenticated"}', { kind: 'message' }],
    ['too early', 0, chunk({}), { kind: 'order', due: 'Authenticate' }],
    ['too late', 5, chunk({ sequence_number: 2 }), { kind: 'order', due: '' }],
    ['without a field', 2, chunk({ audio: undefined }), { kind: 'missing', pointer: '/audio' }],
    ['of a wrong type', 2, chunk({ audio: 1 }), { kind: 'value', pointer: '/audio' }],
    [
      'with a misspelt field',
      2,
      chunk({ sequenceNumber: 0 }),
      { kind: 'unknown', pointer: '/sequenceNumber' },
    ],
    ['too long', 2, chunk({ audio: 'A'.repeat(640001) }), { kind: 'value', pointer: '/audio' }],
    [
      'with a gap',
      2,
      chunk({ sequence_number: 4 }),
      { kind: 'number', pointer: '/sequence_number', due: '0' },
    ],
    [
      'with the wrong end',
      4,
      '{"message":"EndOfStream","last_sequence_number":9}',
      { kind: 'number', pointer: '/last_sequence_number', due: '1' },
    ],
    [
      'with another token',
      0,
      '{"message":"Authenticate","token":"a.b.c"}',
      { kind: 'token', pointer: '/token' },
    ],
  ])('%s is answered with the Error of the document', (_what, count, text, fault) => {
    const { replies, faults } = sessionAfter(count).receive(text)
    expect(faults).toEqual([expect.objectContaining(fault)])
    expect(replies.map((reply) => JSON.parse(reply) as unknown)).toEqual([
      { message: 'Error', reason: expect.any(String) },
    ])
  })

  test('says what is wrong, in the words of the example where the document has one for the field', () => {
    const reason = (session: SocketSession, text: string) =>
      (JSON.parse(session.receive(text).replies[0] ?? '') as { reason: string }).reason
    expect(reason(sessionAfter(0), '{"message":"Authenticate","token":"a.b.c"}')).toBe('Access token expired')
    expect(reason(sessionAfter(0), chunk({}))).toBe('AddData where Authenticate is due')
    expect(reason(sessionAfter(2), chunk({ sequence_number: 4 }))).toBe(
      '/sequence_number number 4 where 0 is due',
    )
  })

  test('changes nothing: the right one can still be sent', () => {
    const session = sessionAfter(2)
    session.receive(chunk({ sequence_number: 4 }))
    expect(session.receive(chunk({})).faults).toEqual([])
  })
})

describe('A session that is resumed', () => {
  const resume = JSON.stringify({ message: 'ResumeTranscription', request_id: 'rt-7f3a91' })

  test('begins instead of a new one, and goes on with any chunk, but without gaps', () => {
    const session = sessionAfter(1)
    const { replies, faults } = session.receive(resume)
    expect(faults).toEqual([])
    expect(replies.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { message: 'TranscriptionStarted' },
    ])
    expect(session.receive(chunk({ sequence_number: 7 })).faults).toEqual([])
    expect(session.receive(chunk({ sequence_number: 9 })).faults).toMatchObject([
      { kind: 'number', due: '8' },
    ])
  })

  test('cannot be resumed before the token has come, nor in the middle', () => {
    for (const count of [0, 3])
      expect(sessionAfter(count).receive(resume).faults).toMatchObject([{ kind: 'order' }])
  })
})
