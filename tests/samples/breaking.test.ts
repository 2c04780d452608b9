import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readDocuments, readReferences } from './api-documents.ts'
import { findAll, findingText } from './findings.ts'
import { runSite } from './run/run-site.ts'
import { readSiteFences } from './site-fences.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** What is found on one page when a document says something else than it does. */
async function findWith(page: string, change: (text: string, file: string) => string): Promise<string[]> {
  const documents = await readDocuments(ROOT)
  const references = readReferences(documents.map(({ file, text }) => ({ file, text: change(text, file) })))
  const fences = (await readSiteFences(ROOT)).filter((fence) => fence.page === page)
  const results = await runSite({ fences, generated: [], showsRequest: () => false }, references)
  return findAll(fences, results, references).map(findingText)
}

test('a field of a request that is called otherwise in the document fails the samples that send it', async () => {
  const found = await findWith('/scribe/v2/hitl-development', (text, file) =>
    file === 'apis/scribe-batch-v2.yaml' ? text.replaceAll('media_language', 'spoken_language') : text,
  )
  for (const name of ['order.sh', 'order.py', 'order.mjs']) {
    expect(found.join('\n')).toMatch(
      new RegExp(
        `hitl-development\\.mdx:\\d+ \\(/scribe/v2/hitl-development, \\w+, ${name}\\): .*media_language is an unknown field`,
      ),
    )
  }
})

test('a field of a response that is called otherwise in the document fails the samples and the JSON that show it', async () => {
  const found = await findWith('/nerd/text-annotation', (text, file) =>
    file === 'apis/nerd.yaml' ? text.replaceAll('entity_label', 'entity_name') : text,
  )
  const text = found.join('\n')
  for (const name of ['annotate.sh', 'annotate.py', 'annotate.mjs', 'result.json'])
    expect(text).toContain(`, ${name}):`)
  expect(text).toContain('entity_label is an unknown field')
})

test('a change that nothing shows is found by nobody', async () => {
  expect(
    await findWith('/scribe/v2/hitl-development', (text) => text.replaceAll('hotwords', 'strong_words')),
  ).toEqual([])
})
