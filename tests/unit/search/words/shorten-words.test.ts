/** Data in a text costs the search next to nothing; what readers look for stays. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { splitData } from '../../../../src/search/index/split-data.ts'
import { shortenWords } from '../../../../src/search/words/shorten-words.ts'
import { hrefs, searchOf, splitSearchOf } from '../search-of.ts'

/** The same numbers in every run. */
function random(): () => number {
  let state = 42
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function letters(count: number, alphabet: string): string {
  const next = random()
  return Array.from({ length: count }, () => alphabet[Math.floor(next() * alphabet.length)]).join('')
}

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const next = random()
const numbers = Array.from({ length: 40_000 }, () => (next() * 2 - 1).toFixed(8))
const lines = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []

/** Name, and data of an author's code. */
const DATA: [string, string][] = [
  ['base64', `${letters(200_000, `${PLAIN}+/`)}==`],
  ['base64url', letters(200_000, `${PLAIN}-_`)],
  ['base64 in lines of 76', lines(letters(200_000, `${PLAIN}+/`), 76).join('\n')],
  ['base64url in lines of 64', lines(letters(200_000, `${PLAIN}-_`), 64).join('\n')],
  ['base64 after its type', `data:image/png;base64,${letters(200_000, `${PLAIN}+/`)}`],
  ['escaped base64', lines(letters(200_000, `${PLAIN}+/`), 76).join('\\n')],
  ['a token of three parts', [80_000, 80_000, 40_000].map((size) => letters(size, `${PLAIN}-_`)).join('.')],
  ['hexadecimal', letters(200_000, '0123456789abcdef')],
  [
    'bytes',
    lines(letters(80_000, '0123456789abcdef'), 2)
      .map((byte) => `0x${byte}`)
      .join(', '),
  ],
  ['words of hexadecimal', lines(letters(200_000, '0123456789abcdef'), 4).join(' ')],
  ['letters only', letters(200_000, 'ACGT')],
  ['lines of letters only', lines(letters(200_000, 'ACGT'), 60).join('\n')],
  ['a vector', `[${numbers.join(', ')}]`],
  ['a vector without spaces', `[${numbers.join(',')}]`],
  ['a vector in lines', `[\n${numbers.join(',\n')}\n]`],
  ['a vector of texts', numbers.map((number) => `"${number}"`).join(',')],
  ['powers', numbers.map((number) => `${number}e-12`).join(' ')],
  ['whole numbers', numbers.map((number) => number.replace(/\D/g, '')).join(', ')],
  [
    'UUIDs',
    lines(letters(200_000, '0123456789abcdef'), 32)
      .map((id) => id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
      .join('\n'),
  ],
]

function sizes(text: string): [whole: number, parts: number] {
  const data = { '/a': { title: 'Page', data: { 'x#Other': shortenWords(text) } } }
  const parts: string[] = []
  splitData(data, (part) => `/${parts.push(part)}`)
  const compressed = (texts: string[]) => texts.reduce((sum, one) => sum + brotliCompressSync(one).length, 0)
  return [compressed([JSON.stringify(data)]), compressed(parts)]
}

test.each(DATA)(
  'F13, SDX-09: %s adds less than 5 kB to the search, and the words beside it are found',
  async (_name, data) => {
    const text = `const before = wordbefore('${data}') // wordafter`
    const plain = sizes("const before = wordbefore('') // wordafter")
    for (const [index, size] of sizes(text).entries()) expect(size - (plain[index] ?? 0)).toBeLessThan(5_000)
    const pages = { '/a': { title: 'Page', data: { 'x#Other': shortenWords(text) } } }
    for (const search of [await searchOf(pages), (await splitSearchOf(pages)).search])
      for (const word of ['wordbefore', 'wordafter', data.slice(0, 8)])
        expect(hrefs(await search.ask(word)), word).toEqual(['/a#x'])
  },
)

test('F13: text of people stays as it is', () => {
  const kept = [
    'Sends 1, 2.5 or 300 files (v2.1) to https://api.example.com/api/v2/real-time/getting-started-with-transcription-tokens?page=2.',
    'x-amz-server-side-encryption-customer-algorithm',
    '/a/very/long/path/of/many/words/that/are/words/and/nothing/else/but/words/in/a/path/that/does/not/end',
    '本文是关于教务使用的一篇小教程'.repeat(20),
    Array.from({ length: 200 }, (_, index) => `| ${index} | word |`).join('\n'),
  ]
  for (const text of kept) expect(shortenWords(text)).toBe(text)
})

test('F13: a line of data leaves the numbers of the next line', () => {
  expect(shortenWords(`${numbers.join(' ')}\nversion 4711`)).toMatch(/version 4711$/)
})
