import { compile, run } from '@mdx-js/mdx'
import { createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'

/** The first passes are those in which V8 still compiles. */
const PASSES = 6

/**
 * Processor seconds that pages take at the least: each compiled with MDX alone and drawn as bare HTML, without theme, highlighting, checks or
 * files. The least of six passes, which a busy machine disturbs little; another machine is slower or faster at it as it is at a build.
 * @param sources text of the pages
 */
export async function floorSeconds(sources: readonly string[]): Promise<number> {
  const passes: number[] = []
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = process.cpuUsage()
    for (const source of sources) await drawBare(source)
    const { user, system } = process.cpuUsage(before)
    passes.push((user + system) / 1_000_000)
  }
  return Math.min(...passes)
}

/** @returns HTML of the article */
export async function drawBare(source: string): Promise<string> {
  const code = await compile(source, {
    outputFormat: 'function-body',
    remarkPlugins: [remarkFrontmatter, remarkGfm],
  })
  const { default: Content } = await run(code, { ...runtime, baseUrl: import.meta.url })
  return renderToStaticMarkup(createElement(Content))
}
