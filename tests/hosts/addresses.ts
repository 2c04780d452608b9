import type { Question } from './ask.ts'

/** An address below the base path, what it is asked with, and what is left open between the servers. */
export interface Asked {
  path: string
  question?: Question
  /** Statuses without a page of the site have bodies of the server's own. */
  bodyIsOwn?: boolean
}

const GET: readonly string[] = [
  // Pages in their canonical spelling.
  '/',
  '/guide',
  '/guide/install',
  '/guide/install?q=1',
  '/guide/%C3%BCber-uns',
  '/fr',
  '/fr/guide/install',
  // Their Markdown twins.
  '/index.md',
  '/guide.md',
  '/guide/%C3%BCber-uns.md',
  '/404.md',
  // Other spellings.
  '',
  '/index',
  '/index.html',
  '/guide/',
  '/guide/?q=1&r=%20',
  '/guide.html',
  '/guide/index',
  '/guide/index.html?q',
  '/guide/install.html/',
  '/guide/%C3%BCber-uns/',
  '/fr/',
  '/fr/index.html',
  // Older addresses.
  '/old/page',
  '/old/page/',
  '/old/page?q=1&r=2',
  '/old/page/?q=1',
  '/old.page+1',
  '/oldxpage+1',
  '/%D1%81%D1%82%D0%B0%D1%80%D0%BE%D0%B5',
  '/shop',
  '/shop?q=1',
  '/fr/old/page?q=1',
  '/old/page/index.html',
  '/OLD/page',
  // Files.
  '/.well-known/note.txt',
  '//.well-known/note.txt',
  '/.well-known/',
  '/guide/.well-known/note.txt',
  '/short.txt',
  '/long.txt',
  '/data.tar.gz',
  '/favicon.svg',
  '/favicon.svg?v=2',
  '/search/en-US.json',
  // What scripts of all sites may read, and what beside it is not there.
  '/small',
  '/apis/small.yaml',
  '/apis/nothing.yaml',
  '/apis/small.json',
  '/.well-known/api-catalog',
  '/.well-known/api-catalog/',
  '/short.txt/',
  // What is not there, in both languages.
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/nothing/here?q=1',
  '/fr/nothing',
  '/fr/nothing.js',
  '/french/nothing',
  '/assets/nothing-C3xK9_aB.js',
  '/assets/',
  '/assets',
  '/guide//',
  '//guide',
  '/guide//install',
  '/guide/install%2F',
  '/Guide',
  '/guide%2Finstall',
  '/guide/install%20',
  // Error pages at their own addresses.
  '/404',
  '/404.html',
  '/404/',
  '/404/index.html',
  '/500',
  '/500.html',
  '/fr/404',
  '/fr/500',
  '/fr/404.html',
  // What is nobody's business.
  '/hosting.json',
  '/hosting.json.gz',
  '/_headers',
  '/_redirects',
  '/.hidden',
  '/.git/config',
  '/guide/.hidden',
  '/.htaccess',
  '/long.txt.gz',
  '/long.txt.br',
  '/index.html.gz',
  '/guide/index.html.br',
  '/.docs/404.html',
  '/.none',
  '/guide/./install',
  '/guide/../guide',
]

/** The addresses that all servers answer alike. `ASSET` stands for a hashed file of the build. */
export const ADDRESSES: readonly Asked[] = [
  ...GET.map((path) => ({ path })),
  { path: 'ASSET' },
  ...['/', '/guide/install', '/long.txt', 'ASSET', '/nothing', '/fr/nothing', '/500'].flatMap((path) => [
    { path, question: { headers: { 'accept-encoding': 'gzip' } } },
    { path, question: { headers: { 'accept-encoding': 'gzip;q=0' } } },
    { path, question: { headers: { 'accept-encoding': 'zstd' } } },
    { path, question: { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } } },
    { path, question: { method: 'HEAD' } },
  ]),
  // Whoever names Markdown gets it, unless HTML is liked better.
  ...[
    '/',
    '/guide',
    '/guide/%C3%BCber-uns?q=1',
    '/fr/guide/install',
    '/guide/',
    '/index',
    '/small',
    '/nothing',
  ].flatMap((path) =>
    [
      'text/markdown',
      'text/markdown, text/html;q=0.9, */*;q=0.1',
      'TEXT/markdown;charset=utf-8;q=1.0',
      'text/markdown;q=0.5, text/html',
      'text/markdown;q=0',
      'text/html, */*',
    ].map((accept) => ({ path, question: { headers: { accept } } })),
  ),
  ...['/.well-known/api-catalog', '/guide/', '/old/page?q=1', '/404', '/hosting.json'].map((path) => ({
    path,
    question: { method: 'HEAD' },
  })),
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'].map((method) => ({
    path: '/guide',
    question: { method },
    bodyIsOwn: true,
  })),
  { path: '/old/page', question: { method: 'POST' }, bodyIsOwn: true },
]

/** Ways out of the folder: some servers take them for malformed. */
export const WAYS_OUT: readonly string[] = [
  '/../secret',
  '/guide/../../secret',
  '/%2e%2e/secret',
  '/..%2fsecret',
  '/..%5csecret',
]
