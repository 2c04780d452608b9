/** The PDF that readers download is the document whose extraction the quickstart and the reference show. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { pdfOf } from '../../../tools/sample-pdf.ts'
import { ROOT } from './read-pages.ts'

interface Node {
  content: string | null
  children: Node[]
}

const textsIn = (node: Node): string[] => [node.content ?? [], ...node.children.map(textsIn)].flat(2)

const report = readFileSync(path.join(ROOT, 'public/samples/report.pdf'))
const { paths } = parse(readFileSync(path.join(ROOT, 'apis/extract-v3.yaml'), 'utf8'))
const answers =
  paths['/v3/extractions/{request_id}'].get.responses['200'].content['application/json'].examples
const [, download] = Object.entries<typeof answers>(paths).find(([key]) => key.startsWith('/results/')) ?? []
const shown: [string, Node][] = [
  ['usual', answers.usual.value.output.content_tree],
  ['plain', answers.plain.value.output.content_tree],
  ['download', download.get.responses['200'].content['application/json'].examples.usual.value.content_tree],
]

test('report.pdf is what tools/sample-pdf.ts makes', () => {
  expect(report.equals(pdfOf())).toBe(true)
})

test.each(shown)('the texts of report.pdf are those of the example %s, in the same order', (_, tree) => {
  const texts = [...report.toString('latin1').matchAll(/\((.*)\) Tj/g)].map(([, text = '']) =>
    text.replaceAll('\\', ''),
  )
  expect(texts.length).toBe(13)
  expect(textsIn(tree)).toEqual(texts)
})

test('requests of the reference send files that readers can have: report.pdf, or a scan of their own', () => {
  const files = JSON.stringify(paths).match(/[\w-]+\.pdf/g) ?? []
  expect(new Set(files)).toEqual(new Set(['report.pdf', 'scan.pdf']))
})
