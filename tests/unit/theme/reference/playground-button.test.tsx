import { expect, test } from 'vitest'
import { SCRIBE } from '../../mock/recorded-documents.ts'
import { drawReference } from './draw-reference.tsx'

test('the page of a WebSocket has a button for its session, after the diagram; without data it has none', () => {
  const html = drawReference(SCRIBE, {}, undefined, '/assets/session.1.json')
  const at = html.indexOf('data-application="playground"')
  expect(at).toBeGreaterThan(html.indexOf('<svg'))
  expect(html.slice(at, at + 900)).toContain('data-source="/assets/session.1.json"')
  expect(html.slice(at, at + 1500)).toContain('Play the session')
  expect(drawReference(SCRIBE)).not.toContain('data-application="playground"')
})
