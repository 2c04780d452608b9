/** Which texts of an API document and of a page the checks see. */
import { expect, test } from 'vitest'
import { parseMarkdown, passagesOf } from './passages.ts'
import { apiPassages } from './read-documents.ts'

const DOCUMENT = `
info:
  title: Jobs
  description: |-
    First line.

    - A *point* with \`code\`
x-limits:
  - name: Size
    value: 1 GB
    note: In all.
paths:
  /jobs:
    post:
      tags: [hidden]
      responses:
        default:
          description: Anything else.
          content:
            application/json:
              examples:
                usual: { summary: A job, value: { description: data } }
components:
  messages:
    Add:
      examples: [{ summary: One, payload: { title: data } }]
      payload:
        properties:
          value: { type: string, description: What it holds., example: data }
  schemas:
    State:
      enum: [on]
      x-enum-descriptions: { on: It runs. }
`

test('all texts that readers see, with their lines, and no data', () => {
  const found = apiPassages(DOCUMENT, 'apis/a.yaml')
  expect(found.map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
    '3 paragraph Jobs',
    '5 paragraph First line.',
    '7 paragraph A point with `code`',
    '9 row Size | 1 GB | In all.',
    '18 paragraph Anything else.',
    '22 paragraph A job',
    '26 paragraph One',
    '29 paragraph What it holds.',
    '33 paragraph It runs.',
  ])
})

test('headings, cells, labels and alternatives of a page, and no code block', () => {
  const page =
    '# A\n\n| a | `b` |\n|---|---|\n| 1 | 2 |\n\n```js\nconst x = 1\n```\n\n<Tabs items={[\'One\', "Two"]}>\n<Tab>\n\nIn a [tab](/x)\n\n</Tab>\n</Tabs>\n\n<Card title="Go" href="/x">there</Card>\n\n![All of it](a.svg)\n'
  const found = passagesOf(parseMarkdown(page, 'mdx'), 'content/a.mdx')
  expect(found.map(({ line, kind, text }) => `${line} ${kind} ${text}`)).toEqual([
    '1 heading A',
    '3 row a | `b`',
    '5 row 1 | 2',
    '11 label One',
    '11 label Two',
    '14 paragraph In a tab',
    '19 label Go',
    '19 paragraph there',
    '21 paragraph All of it',
  ])
})
