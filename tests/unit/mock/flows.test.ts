import { expect, test } from 'vitest'
import { everyDocument } from './every-document.ts'
import { about, bodyOf, TimedService, withHeader, withJson } from './timed-service.ts'

const documents = await everyDocument()
let timed: TimedService

function use(...names: string[]): void {
  timed = new TimedService(documents.filter(({ name }) => names.includes(name)))
}

test('A job of Scribe V1 cannot be deleted while it runs, and has no captions then', () => {
  use('scribe-batch-v1')
  const EXAMPLE = 'c41f0e9ab7d24f5c8e63'
  const id = bodyOf(timed.send('startTranscription'))['unique_id']
  const ask = (operationId: string) => timed.send(operationId, about(EXAMPLE, id)).answer
  const captions = () =>
    timed.send('queryTranscription', (request) =>
      withHeader('accept', 'text/vtt')(about(EXAMPLE, id)(request)),
    ).answer?.status
  expect(JSON.parse(ask('queryTranscription')?.body ?? '')).toEqual({ status: 'pending' })
  expect(ask('deleteTranscription')).toMatchObject({
    status: 409,
    body: 'The transcription is still in progress.',
  })
  expect(captions()).toBe(404)
  timed.wait(30)
  expect(JSON.parse(ask('queryTranscription')?.body ?? '')).toMatchObject({ status: 'success' })
  expect(captions()).toBe(200)
  expect(ask('deleteTranscription')?.status).toBe(200)
  expect(ask('queryTranscription')?.status).toBe(404)
})

test('A file of NERD goes from its upload link to its annotations under one id', () => {
  use('nerd')
  const EXAMPLE = 'a7d0426e1c9f5b38'
  const link = bodyOf(timed.send('api_annotations_upload_url')) as { job_id: string; fields: { key: string } }
  expect(link.fields.key).toBe(`texts/${link.job_id}`)
  const start = () =>
    timed.send('api_annotations_async_put', (request) =>
      about(
        EXAMPLE,
        link.job_id,
      )(withJson({ knowledge_bases: ['wikimedia'], request_id: 'demo-003' })(request)),
    )
  expect(start().answer?.status).toBe(400)
  expect(timed.send('uploadFile', about(EXAMPLE, link.job_id)).answer?.status).toBe(200)
  expect(timed.states()).toEqual(['awaiting start'])
  expect(bodyOf(start())).toEqual({ job_id: link.job_id, request_id: 'demo-003' })
  const ask = (operationId: string) =>
    timed.send(operationId, (request) =>
      about('3c9e71d05b8a4f2e', link.job_id)(about(EXAMPLE, link.job_id)(request)),
    )
  expect(bodyOf(ask('api_annotations_async_get'))['status']).toBe('pending')
  expect(ask('api_annotations_async_delete').answer?.status).toBe(409)
  timed.wait(12)
  expect(bodyOf(ask('api_annotations_async_get'))).toMatchObject({
    status: 'success',
    request_id: 'demo-003',
  })
  // It starts once.
  expect(start().answer?.status).toBe(202)
  expect(timed.states()).toEqual(['success'])
  expect(ask('api_annotations_async_delete').answer?.status).toBe(200)
  expect(start().answer?.status).toBe(400)
  expect(ask('api_annotations_async_get').answer?.status).toBe(404)
})

test('A document of Extract goes through both flows', () => {
  use('extract-v3')
  const EXAMPLE = '6f1d2c0e-8a57-4b1e-9c33-0d5b7f2e41aa'
  const direct = bodyOf(timed.send('submitExtraction'))['request_id']
  const linked = bodyOf(timed.send('createUploadUrl'))['request_id']
  expect(linked).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-9[0-9a-f]{3}-[0-9a-f]{12}$/)
  const ask = (id: unknown, operationId: string) => timed.send(operationId, about(EXAMPLE, id))
  expect(bodyOf(ask(direct, 'getExtraction'))['status']).toBe('pending')
  expect(bodyOf(ask(linked, 'getDownloadUrl'))['status']).toBe('awaiting_document_upload')
  expect(ask(linked, 'completeUpload').answer?.status).toBe(404)
  expect(ask(linked, 'uploadDocument').answer?.status).toBe(204)
  expect(bodyOf(ask(linked, 'getDownloadUrl'))['status']).toBe(
    'awaiting_document_upload_complete_notification',
  )
  expect(ask(linked, 'completeUpload').answer?.status).toBe(204)
  // Each job is read in one way, and only what has come through a link is reported.
  expect(ask(linked, 'getExtraction').answer?.status).toBe(400)
  expect(bodyOf(ask(linked, 'getDownloadUrl'))['status']).toBe('pending')
  expect(ask(direct, 'getDownloadUrl').answer?.status).toBe(400)
  expect(ask(direct, 'completeUpload').answer?.status).toBe(400)
  timed.wait(45)
  const ready = bodyOf(ask(linked, 'getDownloadUrl'))
  expect(ready['status']).toBe('success')
  expect(ready['output_url']).toContain(`/results/${linked}?`)
  expect(ask(linked, 'downloadDocument').answer?.status).toBe(200)
  expect(bodyOf(ask(direct, 'getExtraction'))['status']).toBe('success')
  expect(ask(direct, 'getDownloadUrl').answer?.status).toBe(400)
})

test('A job of NERD speaks of the reference that its reader has given it, or of none', () => {
  use('nerd')
  const begun = (more: object) =>
    bodyOf(
      timed.send(
        'api_annotations_async_post',
        withJson({ knowledge_bases: ['wikimedia'], text: 'Accra.', ...more }),
      ),
    )
  const [mine, none] = [begun({ request_id: 'mine-7' }), begun({})]
  expect(mine).toEqual({ job_id: mine['job_id'], request_id: 'mine-7' })
  expect(none).toEqual({ job_id: none['job_id'] })
  const ask = ({ job_id: id }: Record<string, unknown>) =>
    bodyOf(timed.send('api_annotations_async_get', about('3c9e71d05b8a4f2e', id)))
  expect(ask(mine)).toMatchObject({ status: 'pending', request_id: 'mine-7' })
  timed.wait(12)
  expect(ask(mine)).toMatchObject({ status: 'success', request_id: 'mine-7' })
  expect(ask(none)).not.toHaveProperty('request_id')
})
