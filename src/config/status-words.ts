/** What the statuses of HTTP are called (RFC 9110), of those that services answer. */
const WORDS: Readonly<Record<string, string>> = {
  '200': 'OK',
  '201': 'Created',
  '202': 'Accepted',
  '204': 'No Content',
  '206': 'Partial Content',
  '301': 'Moved Permanently',
  '302': 'Found',
  '303': 'See Other',
  '304': 'Not Modified',
  '400': 'Bad Request',
  '401': 'Unauthorized',
  '402': 'Payment Required',
  '403': 'Forbidden',
  '404': 'Not Found',
  '405': 'Method Not Allowed',
  '406': 'Not Acceptable',
  '408': 'Request Timeout',
  '409': 'Conflict',
  '410': 'Gone',
  '413': 'Content Too Large',
  '415': 'Unsupported Media Type',
  '422': 'Unprocessable Content',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
  '502': 'Bad Gateway',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
}

/** The standard's words for a status; nothing for `5XX` and `default`. */
export function statusWords(status: string): string {
  return WORDS[status] ?? ''
}

/** Is it an answer to a request that failed? `default` is what services describe for errors. */
export function isError(status: string): boolean {
  return /^([45]|default)/.test(status)
}

/** The status of an error that is called so, whatever its capitals; undefined for other words. */
export function statusOfWords(words: string): string | undefined {
  const wanted = words.trim().replace(/\.$/, '').toLowerCase()
  return Object.keys(WORDS).find((status) => isError(status) && statusWords(status).toLowerCase() === wanted)
}
