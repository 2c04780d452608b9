/** Messages of the playground: the recording, what the reader sends, what is suggested next. */
import { expect, test } from 'vitest'
import { messageCheck } from '../../../../src/mock/message-check.ts'
import {
  draftOf,
  dueMessage,
  recordedFrames,
  sendText,
} from '../../../../src/theme/applications/playground/frame.ts'
import { SCRIBE } from '../../mock/recorded-documents.ts'

const check = messageCheck(SCRIBE)
const recording = recordedFrames(SCRIBE, check)
const send = (before: typeof recording, text: string) => sendText(SCRIBE, check, before, text)

test('the recording fits the document', () => {
  expect(recording).toHaveLength(13)
  expect(recording.flatMap(({ faults }) => faults)).toEqual([])
})

test('what is suggested is answered as in the recording, message by message, to the end', () => {
  const said = recording.filter(({ from }) => from === 'client').length
  let frames: typeof recording = []
  for (let i = 0; i < said; i++)
    frames = [...frames, ...send(frames, draftOf(SCRIBE, frames, dueMessage(recording, frames) ?? ''))]
  const plain = (all: typeof recording) => all.map(({ from, value }) => ({ from, value }))
  expect(plain(frames)).toEqual(plain(recording))
  expect(frames.flatMap(({ faults }) => faults)).toEqual([])
})

test('a wrong message is answered with the Error of the document, and counts for nothing afterwards', () => {
  const before = recording.slice(0, 4)
  const wrong = send(before, '{"message":"AddData","audio":"AAAA","sequence_number":7}')
  expect(wrong).toMatchObject([
    {
      from: 'client',
      name: 'AddData',
      isOwn: true,
      faults: [{ kind: 'number', pointer: '/sequence_number' }],
    },
    { from: 'server', name: 'Error', isOwn: true, faults: [] },
  ])
  const all = [...before, ...wrong]
  expect(dueMessage(recording, all)).toBe('AddData')
  expect(send(all, draftOf(SCRIBE, all, 'AddData'))).toMatchObject([
    { name: 'AddData', faults: [] },
    { name: 'DataAdded', value: { sequence_number: 0 } },
    { name: 'AddTranscript' },
  ])
})

test('a text that is no JSON keeps its text', () => {
  expect(send([], 'Hello')[0]).toMatchObject({
    name: undefined,
    value: undefined,
    text: 'Hello',
    faults: [{ kind: 'text' }],
  })
})
