/** Headings, pictures and code blocks, as assistive technology and the highlighter need them. */
import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { inlineText, isBlock, parseMarkdown } from '../passages.ts'
import { pages } from '../texts.ts'

const findings = (check: (tree: Nodes) => [line: number, message: string][]) =>
  pages.flatMap(({ file, tree }) => check(tree()).map(([line, message]) => `${file}:${line}: ${message}`))

/** Headings that lie more than one level below the one before, and level-1 headings after the first. */
function jumps(tree: Nodes): [number, string][] {
  const found: [number, string][] = []
  let before = 0
  visit(tree, 'heading', (heading) => {
    const { depth, position } = heading
    if (depth > before + 1 || (depth === 1 && before > 0)) {
      found.push([position?.start.line ?? 1, `level ${depth} after ${before}: ${inlineText(heading)}`])
    }
    before = depth
  })
  return found
}

/** Pictures whose alternative text is missing, a file name, or too short to say what is to be seen. */
function dumbPictures(tree: Nodes): [number, string][] {
  const found: [number, string][] = []
  visit(tree, (node: Nodes) => {
    let alt: unknown
    if (node.type === 'image') alt = node.alt ?? ''
    else if (isBlock(node) && /^(img|Image)$/.test(node.name ?? '')) {
      alt = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'alt')?.value ?? ''
    }
    if (typeof alt !== 'string' || saysSomething(alt)) return
    found.push([node.position?.start.line ?? 1, `alternative text "${alt}"`])
  })
  return found
}

function saysSomething(alt: string): boolean {
  return (
    alt.split(/\s+/).length >= 3 &&
    !/\.(svg|png|jpe?g)$|^(an? )?(image|picture|photo|screenshot|diagram) of\b/i.test(alt)
  )
}

/** Code blocks without a language. */
function plainFences(tree: Nodes): [number, string][] {
  const found: [number, string][] = []
  visit(tree, 'code', ({ lang, position }) => {
    if (!lang) found.push([position?.start.line ?? 1, 'a code block without a language (`text` is one)'])
  })
  return found
}

test('headings go down one level at a time', () => {
  expect(findings(jumps)).toEqual([])
})

test('every picture has an alternative text that says something', () => {
  expect(findings(dumbPictures)).toEqual([])
})

test('every code block has a language', () => {
  expect(findings(plainFences)).toEqual([])
})

test('what is wrong is found', () => {
  const tree = parseMarkdown(
    '# A\n\n### B\n\n![diagram](a.svg)\n\n<img src="b.png" />\n\n```\nx\n```\n',
    'mdx',
  )
  expect(jumps(tree)).toEqual([[3, 'level 3 after 1: B']])
  expect(dumbPictures(tree).map(([line]) => line)).toEqual([5, 7])
  expect(plainFences(tree).map(([line]) => line)).toEqual([9])
})
