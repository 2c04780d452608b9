import { expect, test } from 'vitest'
import { allRules } from '../../../src/config/api-rules.ts'
import type { Problem } from '../../../src/config/problem.ts'
import { addReference } from '../../../src/content/add-reference.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import type { SourcePage } from '../../../src/site/source.ts'
import { SMALL } from '../reference/small-document.ts'

const PAGE: SourcePage = {
  kind: 'page',
  name: 'jobs',
  route: '/jobs',
  file: 'content/jobs.mdx',
  frontMatter: { api: 'jobs' },
}

test('a heading of the page with an id of the reference is an error, of sections as of fields', async () => {
  const source =
    '# Jobs\n\n## API limits\n\n## Start a job\n\n## The kind [#start-job.body.kind]\n\n## Reading [#read-job]\n'
  const page = await compilePage(source, 'content/jobs.mdx', {})
  const added = addReference(
    page,
    { text: SMALL, file: 'apis/jobs.yaml', others: {} },
    { variables: {}, levels: allRules('error'), warn: () => {} },
    {
      source: PAGE,
      locale: 'en-US',
      text: source,
    },
  )
  const wrong = (line: number, heading: string, id: string) => ({
    file: 'content/jobs.mdx',
    line,
    message: `The page has a heading '${heading}' with the id ${id}, which the reference uses: give it another one with [#id]`,
  })
  await expect(added).rejects.toMatchObject({
    problems: [
      wrong(3, 'API limits', 'api-limits'),
      wrong(7, 'The kind', 'start-job.body.kind'),
      wrong(9, 'Reading', 'read-job'),
    ],
  })
})

test('F68: a keyword that no page says is a warning of the page, with the line of the document', async () => {
  const page = await compilePage('# Jobs\n', 'content/jobs.mdx', {})
  const text = SMALL.replace('maxItems: 5', '$comment: Five at most.\n          maxItms: 5')
  const line = text.split('\n').findIndex((one) => one.includes('$comment')) + 1
  const shown = { source: PAGE, locale: 'en-US', text: '# Jobs\n' }
  const warnings: Problem[] = []
  const reading = {
    variables: {},
    levels: allRules('error'),
    warn: (found: readonly Problem[]) => warnings.push(...found),
  }
  await addReference(page, { text, file: 'apis/jobs.yaml', others: {} }, reading, shown)
  expect(warnings).toMatchObject([
    { file: 'apis/jobs.yaml', line, message: 'The page does not say the keyword $comment' },
    { file: 'apis/jobs.yaml', line: line + 1, nearest: 'maxItems' },
  ])
})
