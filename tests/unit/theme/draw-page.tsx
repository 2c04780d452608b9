import { run } from '@mdx-js/mdx'
import type { ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Problem } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import { placedBlocks } from '../../../src/draw/placed-blocks.tsx'
import type { Change } from '../../../src/reference/versions/change.ts'
import type { PageImage } from '../../../src/site/page.ts'
import { components } from '../../../src/theme/blocks/components.tsx'
import { type Drawing, DrawingProvider } from '../../../src/theme/page-context.tsx'

interface Surroundings {
  base?: string
  locale?: string
  images?: Record<string, PageImage>
  changes?: Readonly<Record<string, readonly Change[]>>
  operations?: Readonly<Record<string, string>>
}

/** HTML of a block as it is drawn on the page `content/guide.mdx` of a site in `en-US`. */
export function draw(
  node: ReactNode,
  { base = '/', locale = 'en-US', images = {}, changes, operations }: Surroundings = {},
): string {
  const page = { locale, images, file: 'content/guide.mdx', headings: [], navigation: { route: '/guide' } }
  const mistakes: Problem[] = []
  const drawing = {
    page,
    base,
    changes,
    operations,
    words: {},
    mistakes,
    plainFiles: new Set(['/LICENSE']),
    moved: {},
    config: { defaultLocale: 'en-US' },
  } as unknown as Drawing
  const html = renderToStaticMarkup(<DrawingProvider drawing={drawing}>{node}</DrawingProvider>)
  for (const mistake of mistakes)
    throw Object.assign(new Error(sentenceOf(mistake)), mistake, { message: sentenceOf(mistake) })
  return html
}

function sentenceOf({ message, expected, received, nearest }: Problem): string {
  const parts = Object.entries({ expected, received, nearest }).filter(([, text]) => text !== undefined)
  return [message, ...parts.map((part) => part.join(' '))].join('; ')
}

/** HTML of a page's text, through the real compiler. */
export async function drawPage(
  source: string,
  surroundings?: Surroundings,
  file = 'content/guide.mdx',
): Promise<string> {
  const { code } = await compilePage(source, file, {})
  const { default: Article } = await run(code, { ...runtime, baseUrl: import.meta.url } as Parameters<
    typeof run
  >[1])
  return draw(<Article components={placedBlocks(components)} />, surroundings)
}

/** Text of HTML without its tags, entities decoded. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|#x3C);/g, '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x27|39);/g, "'")
    .replaceAll(/&(?:amp|#x26);/g, '&')
}
