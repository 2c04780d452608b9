/** What the playground loads: enough to record, check and answer a session, and to find the words of each field. */
import { expect, test } from 'vitest'
import { recordSession } from '../../../src/mock/record-session.ts'
import { exampleTokens } from '../../../src/mock/session-values.ts'
import { SocketSession } from '../../../src/mock/socket-session.ts'
import { sessionData } from '../../../src/reference/session-data.ts'
import { RECORDED } from '../mock/recorded-documents.ts'

test.each(RECORDED)(
  'the session of $file is the same from its data, which went through JSON',
  ({ reference: whole }) => {
    const { reference } = JSON.parse(JSON.stringify(sessionData(whole))) as ReturnType<typeof sessionData>
    const frames = recordSession(whole)
    expect(recordSession(reference)).toEqual(frames)
    const sessions = [whole, reference].map((one) => new SocketSession(one, exampleTokens(one)))
    for (const { from, value } of frames) {
      if (from === 'server') continue
      const [all, own] = sessions.map((session) => session.receive(JSON.stringify(value)))
      expect(own).toEqual(all)
    }
  },
)
