/** The status that programs print when a call fails. */
import { expect, test } from 'vitest'
import { namedStatus } from '../../../src/config/named-status.ts'

test.each([
  // The samples of this site.
  ['HTTP 401', '401', ''],
  ['Error: HTTP 401 ', '401', ''],
  ['Error: 406 ', '406', ''],
  ['RuntimeError: 406 ', '406', ''],
  ['RuntimeError: 429 {"detail":"x"}', '429', '{"detail":"x"}'],
  ['Fetch: HTTP 404 {"detail":"x"}', '404', '{"detail":"x"}'],
  ['No access token: HTTP 400 {"error":"invalid_scope"}', '400', '{"error":"invalid_scope"}'],
  ['Unexpected response: HTTP 500', '500', ''],
  ['The token is refused. HTTP 401', '401', ''],
  ['No answer: 503', '503', ''],
  ['403 The access token has expired.', '403', 'The access token has expired.'],
  ['401 Unauthorized {"detail":"x"}', '401', 'Unauthorized {"detail":"x"}'],
  ['201 {"id":1}', '201', '{"id":1}'],
  ['Error: 429 Too Many Requests\n', '429', ''],
  // Common programs.
  ['curl: (22) The requested URL returned error: 401', '401', ''],
  ['requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url: https://a.example/x', '401', /./],
  ["httpx.HTTPStatusError: Client error '401 Unauthorized' for url 'https://a.example'", '401', /./],
  ['urllib.error.HTTPError: HTTP Error 404: Not Found', '404', ''],
  ["aiohttp.client_exceptions.ClientResponseError: 401, message='Unauthorized'", '401', /./],
  ['AxiosError: Request failed with status code 429', '429', ''],
  ['Response status code does not indicate success: 401 (Unauthorized).', '401', ''],
  ['The remote server returned an error: (403) Forbidden.', '403', ''],
  ['java.io.IOException: Server returned HTTP response code: 500 for URL: https://a.example', '500', /./],
  ['websockets.exceptions.InvalidStatus: server rejected WebSocket connection: HTTP 403', '403', ''],
  ['Error: Unexpected server response: 401', '401', ''],
  ['GET https://a.example/api 401 (Unauthorized)', '401', ''],
  ['the server responded with a status of 404 ()', '404', ''],
  ['2026-01-01 01:02:03 ERROR 404: Not Found.', '404', ''],
  ['HTTP request sent, awaiting response... 401 Unauthorized', '401', ''],
  ['10.0.0.1 - - "GET /api/v2/transcription HTTP/1.1" 401 84', '401', '84'],
  ['unexpected status: 502', '502', ''],
  ['HTTP error 400', '400', ''],
  // What a status is called.
  ['Too Many Requests', '429', ''],
  ['unauthorized', '401', ''],
  ['Internal Server Error.', '500', ''],
])('%j names its status', (text, status, rest) => {
  const found = namedStatus(text)
  expect(found?.status).toBe(status)
  expect(found?.rest).toMatch(
    rest instanceof RegExp ? rest : new RegExp(`^${rest.replace(/[{}.]/g, '\\$&')}$`),
  )
})

test.each([
  'Hello, world',
  'The text is longer than 500 characters.',
  'S2T-BA-0401',
  'error: 404.5 seconds',
  'error: 5001',
  'File "models.py", line 404, in raise_for_status',
  '500,000 words',
  'OK',
  '',
])('%j names none', (text) => {
  expect(namedStatus(text)).toBeUndefined()
})
