/** Code blocks of the fixture page `/scripts`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { PROJECT } from './dev-server.ts'

const source = readFileSync(join(PROJECT, 'tests/fixtures/widgets/content/scripts.mdx'), 'utf8')

/** Text between the fences of the first block: two blank lines, a tab, trailing blanks. */
export const firstBlock = /```bash\n(.*?)\n```/s.exec(source)?.[1] ?? ''

export function block(page: Page, language: string): Locator {
  return page.locator(`[data-code][data-language=${language}]`)
}
