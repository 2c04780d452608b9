/** The playground of WebSockets and the workbench for key pairs: what they need of an engine is there. */
import { texts } from './in-page.ts'
import { test } from './test.ts'

test('a session is played to its end; a wrong message is answered with the Error of the document', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('product')}/scribe/v2/real-time-specification`)
  await reader.click('[data-application=playground] > button')
  await reader
    .sees(texts, '[data-playground] [data-controls] button')
    .toEqual(['Play', 'Step', 'Back to start'])
  await reader.evaluate(() => document.querySelector<HTMLElement>('[data-playground] select')?.focus())
  await reader.press('End')
  await reader
    .sees(() => document.querySelector<HTMLSelectElement>('[data-playground] select')?.value)
    .toBe('10')
  await reader.click('[data-controls] button', 'Play')
  await reader
    .sees(texts, '[data-playground] [data-right]')
    .toEqual(Array.from({ length: 13 }, () => 'fits the document'))
  await reader.click('[data-playground] form button', 'Send')
  await reader.sees(texts, '[data-playground] [data-head] [data-wrong]').toEqual(['wrong: 1'])
  await reader.sees(texts, '[data-playground] [data-head] strong').toContain('Error')
})

test('a key pair is made, an assertion signed with it and traded for a token; a mistake is refused', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('product')}/authentication/keypair`)
  await reader.click('[data-application=key-pair] > button')
  await reader.click('[data-key-pair] button', 'Make a key pair')
  await reader.sees(texts, '[data-key-pair] summary').toEqual(['Public key (PEM)', 'Public key (JWK)'])
  await reader.click('[data-key-pair] button', 'Sign and send')
  await reader.sees(texts, '[data-answer] [data-right]').toEqual(['Accepted: 200'])
  await reader.evaluate(() => document.querySelector<HTMLElement>('[data-key-pair] select')?.focus())
  await reader.press('ArrowDown')
  await reader.sees(texts, '[data-answer] [data-wrong]').toEqual(['Refused: 4XX invalid_client'])
})
