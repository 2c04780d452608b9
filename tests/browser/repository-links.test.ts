/** Links into the source repository, for every kind of host. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1400, height: 800 } })

function feedback(page: Page) {
  return page.getByRole('link', { name: /^Question\? Give us feedback →/ })
}

test('GIT-01, GIT-05: a GitHub host: title encoded, labels as they are', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/setup/install`)
  await expect(feedback(page)).toHaveAttribute(
    'href',
    'https://github.com/owner/sections/issues/new?title=Feedback%20for%20%E2%80%9CInstall%E2%80%9D&labels=feedback',
  )
})

test('GIT-02, GIT-05: a GitLab host, whose owner has a group inside: title and label in the description', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/code`)
  await expect(feedback(page)).toHaveText('Question? Give us feedback → (opens in a new tab)')
  await expect(feedback(page)).toHaveAttribute('target', '_blank')
  await expect(feedback(page)).toHaveAttribute('rel', 'noreferrer')
  await expect(feedback(page)).toHaveAttribute(
    'href',
    'https://gitlab.com/group/sub/docs/-/issues/new?issue[title]=Feedback%20for%20%E2%80%9CCode%E2%80%9D&issue[description]=/label%20~feedback%0A',
  )
})

test.describe('of a missing page', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('GIT-02, GIT-06: the prompt leads to the same host, with label and path', async ({ page, site }) => {
    await page.goto(`${await site('blocks')}/gone?x=1`)
    const prompt = page.getByRole('link', { name: /^Submit an issue about broken link →/ })
    await expect(prompt).toHaveAttribute('href', /\/-\/issues\/new\?issue\[title\]=Found%20broken%20/)
    const query = new URL((await prompt.getAttribute('href')) ?? '').searchParams
    expect(query.get('issue[title]')).toBe('Found broken `/gone?x=1` link. Please fix!')
    expect(query.get('issue[description]')).toBe('/label ~bug\n')
  })
})

test('GIT-08: the edit link has one slash after the base and every part of the path encoded', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/gr%C3%B6%C3%9Fe%201`)
  const edit = page.getByRole('link', { name: 'Edit this page', exact: true })
  await expect(edit).toHaveAttribute(
    'href',
    'https://gitlab.com/group/sub/docs/-/tree/main/content/gr%C3%B6%C3%9Fe%201.mdx',
  )
  await expect(edit).not.toHaveAttribute('target')
})

/** Sites of one page whose settings differ in what they say of the repository. */
async function siteWith(name: string, theme: object): Promise<string> {
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', name)
  await mkdir(join(root, 'content'), { recursive: true })
  const settings = { brand: 'Hosts', description: 'A site of one page.', theme }
  await writeFile(join(root, 'site.config.ts'), `export default ${JSON.stringify(settings)}\n`)
  await writeFile(join(root, 'content/index.mdx'), '# Home\n\nText.\n')
  return root
}

test('GIT-03, GIT-04, R8.03: a host that only looks like GitHub gives no issue link; the edit link is there', async ({
  page,
  site,
}) => {
  const root = await siteWith('host-unknown', { docsRepositoryBase: 'https://notagithub.example/owner/docs' })
  await page.goto(`${await site(root)}/`)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    'https://notagithub.example/owner/docs/content/index.mdx',
  )
  await expect(feedback(page)).toHaveCount(0)
  await expect(page.locator('a[href="#"]')).toHaveCount(0)
})

test('GIT-04, GIT-09: the settings may name the kind of host, the words, the labels, and switch a link off', async ({
  page,
  site,
}) => {
  const root = await siteWith('host-stated', {
    docsRepositoryBase: 'https://code.example/owner/docs/tree/main',
    repositoryKind: 'github',
    feedback: { content: 'Tell us', labels: 'docs,question' },
    editLink: false,
  })
  await page.goto(`${await site(root)}/`)
  await expect(page.getByRole('link', { name: /^Tell us/ })).toHaveAttribute(
    'href',
    'https://code.example/owner/docs/issues/new?title=Feedback%20for%20%E2%80%9CHome%E2%80%9D&labels=docs,question',
  )
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0)
})
