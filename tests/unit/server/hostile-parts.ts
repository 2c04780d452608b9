/** What hostile requests are put together from. */

export const WANTED = ['etc/passwd', 'outside.txt', '.secret', '.git/config', 'hosting.json', 'dist/.secret']
export const UPWARDS = [
  ...[
    '..',
    '%2e%2e',
    '.%2e',
    '%2E.',
    '%252e%252e',
    '..%2f',
    '..%5c',
    '..\\',
    '%2e%2e%2f',
    '..;',
    '....',
    '..%00',
  ],
  ...['%c0%ae%c0%ae', '%u002e%u002e', '..%252f', '..%c0%af', '%e0%80%ae', '.', '', '..%ef%bc%8f', '~', 'C:'],
]
export const BAD_ESCAPES = [
  '%',
  '%z',
  '%1',
  '%E0%A4%A',
  '%ff',
  '%00',
  '%c3%28',
  '%0d%0aset-cookie:x=1',
  '%1b',
  '%7f',
]
export const METHODS = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'OPTIONS',
  'CONNECT',
  'PROPFIND',
  'PURGE',
  'MKCOL',
]
export const NO_METHODS = ['get', 'BREW', 'G ET', '', '\0GET', 'GET\t', '\x80', 'QUIT']
export const RANGES = [
  'bytes=',
  'bytes=-',
  'bytes=5-2',
  'bytes=0-0,2-3',
  'bytes=-0',
  'bytes=1e3-',
  'bytes=0x1-2',
  'items=0-1',
]
export const BODIES = [
  'content-length: 5\r\ntransfer-encoding: chunked',
  'transfer-encoding: chunked\r\ncontent-length: 5',
  'transfer-encoding: xchunked',
  'transfer-encoding: chunked, identity',
  'transfer-encoding: identity',
  'transfer-encoding:\x0bchunked',
  'transfer-encoding : chunked',
  'transfer-encoding: chunked\r\ntransfer-encoding: cow',
  'content-length: 5\r\ncontent-length: 6',
  'content-length: 5, 6',
  'content-length: +5',
  'content-length: -1',
  'content-length: 0x5',
  'content-length: 99999999999999999999999',
  'x: y\r\n folded: chunked\r\ncontent-length: 5',
  'content-length: 5\nx: y',
]
export const CHUNKS = [
  'zz\r\nabc\r\n',
  '-3\r\nabc\r\n',
  'fffffffffffffffffff\r\na',
  '3abc\r\n',
  '3\r\nabcdef\r\n',
  `3;${'e'.repeat(17_000)}\r\n`,
]
