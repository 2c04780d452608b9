import { beforeEach, describe, expect, test } from 'vitest'
import { claimsOf } from '../../../src/mock/claims.ts'
import type { SentRequest } from '../../../src/mock/exchange.ts'
import { mutate } from '../../../src/mock/mutate.ts'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'
import { about, bodyOf, TimedService, withHeader, withJson } from './timed-service.ts'

const documents = await everyDocument()
const { START } = TimedService
let timed: TimedService

function use(...names: string[]): void {
  timed = new TimedService(documents.filter(({ name }) => names.includes(name)))
}

describe('A transcription', () => {
  const EXAMPLE = '9b1d4c70a2f84e6fb35d0c7e81aa42f6'
  const start = (more: object = {}) =>
    bodyOf(
      timed.send('startTranscription', withJson({ media_url: 'https://media.example.com/a.mp3', ...more })),
    )['transcription_id']
  const ask = (id: unknown, operationId = 'downloadTranscription') =>
    timed.send(operationId, about(EXAMPLE, id)).answer

  beforeEach(() => use('scribe-batch-v2'))

  test('has its own id of the same form, and goes on by the clock until it has expired', () => {
    const id = start()
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(id).not.toBe(EXAMPLE)
    expect(timed.service.state().jobs).toEqual([
      {
        id,
        document: 'scribe-batch-v2',
        state: 'in progress',
        since: START + 1000,
        next: { state: 'complete', at: START + 31_000 },
      },
    ])
    expect(ask(id, 'queryTranscription')?.status).toBe(202)
    timed.wait(30)
    const done = ask(id)
    expect(done?.status).toBe(200)
    expect(done?.headers['Expires']).toBe(new Date(START + 31_000 + 172_800_000).toUTCString())
    expect(JSON.parse(done?.body ?? '')).toMatchObject({ transcript: 'Good morning.' })
    timed.wait(172_800)
    expect(ask(id)?.status).toBe(404)
    expect(timed.states()).toEqual(['expired'])
  })

  test('by people takes as long as its turnaround', () => {
    const [fast, slow] = [start({ transcriber: 'human', priority: 'high' }), start({ transcriber: 'human' })]
    timed.wait(28_800)
    expect([ask(fast)?.status, ask(slow)?.status]).toEqual([200, 202])
    timed.wait(14_400)
    expect(ask(slow)?.status).toBe(200)
  })

  test('can be deleted, and others go on', () => {
    const [one, two] = [start(), start()]
    expect(one).not.toBe(two)
    timed.wait(60)
    expect(ask(one, 'deleteTranscription')?.status).toBe(200)
    expect([ask(one)?.status, ask(two)?.status]).toEqual([404, 200])
    expect(timed.states()).toEqual(['complete', 'deleted'])
    expect(ask(one, 'deleteTranscription')?.status).toBe(200)
  })

  test('fails when the reader wishes it', () => {
    const id = start()
    timed.service.move(String(id), 'failed')
    expect(ask(id)).toMatchObject({ status: 400, body: expect.stringContaining('S2T-BA-0010') })
    expect(timed.service.state().jobs[0]).not.toHaveProperty('next')
  })

  test('of the examples is always as the operation wants it; one that nobody has started does not exist', () => {
    expect(ask(EXAMPLE)?.status).toBe(200)
    expect(ask('0'.repeat(32))?.status).toBe(404)
    expect(timed.service.state().jobs).toEqual([])
  })

  test("of nobody is what a mistake in the address of a reader's own asks for", () => {
    const id = start()
    const reference = documents.find(({ name }) => name === 'scribe-batch-v2') as ApiReference
    const isMeant = (one: Operation) => one.operationId === 'downloadTranscription'
    const operation = operationsOf(reference).find(isMeant) as Operation
    const own = about(EXAMPLE, id)(timed.request('downloadTranscription'))
    const wrong = mutate(reference, operation, own, 'unknown id')
    expect(wrong?.path).toMatch(/^\/api\/v2\/transcription\/[0-9a-f]{32}$/)
    timed.wait(1)
    expect(timed.service.answer(wrong as SentRequest).answer?.status).toBe(404)
  })

  test('is asked for at most as often as the limit says', () => {
    const request = timed.request('downloadTranscription')
    const statuses = Array.from({ length: 6 }, () => timed.service.answer(request).answer)
    expect(statuses.map((answer) => answer?.status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(statuses[5]?.headers['Retry-After']).toBe('1')
    timed.wait(1)
    expect(timed.service.answer(request).answer?.status).toBe(200)
  })
})

describe('A token', () => {
  test('of an answer is accepted until its end, and then answered with 401', () => {
    use('scribe-batch-v2', 'authentication')
    const issued = bodyOf(timed.send('requestAccessToken'))
    expect(issued['expires_in']).toBe(1800)
    const token = String(issued['access_token'])
    const began = START / 1000 + 1
    expect(claimsOf(token)).toMatchObject({ iat: began, exp: began + 1800 })
    const withToken = () =>
      timed.send('downloadTranscription', withHeader('authorization', `Bearer ${token}`))
    expect(withToken().answer?.status).toBe(200)
    timed.wait(1800)
    expect(withToken()).toMatchObject({
      answer: { status: 401 },
      violations: [{ place: 'security', text: 'the token has expired' }],
    })
    expect(timed.service.state().tokens).toEqual([{ token, until: START + 1000 + 1_800_000 }])
    expect(timed.service.tokens).not.toContain(token)
  })
})
