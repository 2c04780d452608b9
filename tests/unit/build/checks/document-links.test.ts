import { expect, it } from 'vitest'
import { documentLinks } from '../../../../src/build/checks/document-links.ts'

const PAGES = [
  { file: 'content/api.mdx', frontMatter: { api: 'trees' } },
  { file: 'content/guide.mdx', frontMatter: {} },
]
const LOST = [
  { file: 'content/api.mdx', message: 'This page does not exist', received: '/of-their-site' },
  { file: 'content/api.mdx', line: 7, message: 'This page does not exist', received: '/mistyped' },
  { file: 'content/guide.mdx', message: 'This page does not exist', received: '/from-a-block' },
]

it('F72: links of an API document to pages of another site are a house rule, those of pages stay errors', () => {
  const received = (level: 'error' | 'warn' | 'off') => {
    const { error, warn } = documentLinks(LOST, PAGES, level)
    return [error.map((one) => one.received), warn.map((one) => one.message)]
  }
  const own = ['/mistyped', '/from-a-block']
  expect(received('warn')).toEqual([own, ['This page does not exist (rule siteLinks)']])
  expect(received('error')).toEqual([[...own, '/of-their-site'], []])
  expect(received('off')).toEqual([own, []])
})
