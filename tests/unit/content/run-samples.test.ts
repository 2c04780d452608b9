import { expect, test } from 'vitest'
import { boundDocuments } from '../../../src/content/bound-documents.ts'
import type { BoundOperations } from '../../../src/content/bound-operations.ts'
import { compilePage } from '../../../src/content/compile-page.ts'

const OPERATIONS: BoundOperations = new Map(
  ['start', 'look'].map((operationId) => [
    `jobs#${operationId}`,
    {
      operationId,
      label: `GET /${operationId}`,
      file: () => ({ address: `/assets/operation.${operationId}.json`, text: '{}' }),
    },
  ]),
)
const fence = (options: string) => `\`\`\`bash ${options}\ncurl x\n\`\`\`\n`
const compiled = (text: string) => compilePage(text, 'content/a.mdx', {}, OPERATIONS)

test('Step 12: the documents that code fences call are named once, wherever the fences stand', () => {
  const text = [
    fence('operation="jobs#start jobs#look" filename="a.sh"'),
    `- item\n\n  ${fence('operation=other#get')}`,
    fence('request="third#post"'),
    'Write `operation="none#at_all"`.',
  ].join('\n')
  expect(boundDocuments(text)).toEqual(['jobs', 'other'])
})

test('Step 12: a fence that calls operations is followed by a console with a step for each, and notes their data once', async () => {
  const page = await compiled(
    `${fence('operation="jobs#start jobs#look"')}\n${fence('operation="jobs#look"')}`,
  )
  expect(page.code.match(/RunSample, \{/g)).toHaveLength(2)
  expect(page.code).toContain('run-2')
  expect(page.samples?.map(({ address }) => address)).toEqual([
    '/assets/operation.start.json',
    '/assets/operation.look.json',
  ])
})

test('Step 12: nothing follows a fence that calls nothing known', async () => {
  const page = await compiled(fence('operation="jobs#gone"') + fence('response="jobs#look 200"'))
  expect(page.code).not.toContain('RunSample, {')
  expect(page.samples).toBeUndefined()
})
