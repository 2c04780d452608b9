import {
  transformerNotationDiff,
  transformerNotationFocus,
  transformerNotationHighlight,
} from '@shikijs/transformers'
import type { Element, ElementContent, Root, Text } from 'hast'
import { toHtml } from 'hast-util-to-html'
import {
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki'
import { visit } from 'unist-util-visit'
import { type FenceOptions, parseFenceOptions } from './fence-options.ts'
import { isSession, markSession } from './sessions.ts'
import { withoutLines } from './without-lines.ts'

const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--t-' })
let highlighter: Promise<Highlighter> | undefined

/** The latest blocks: while a page is edited most of them stay as they are. */
const recent = new Map<string, string>()
const RECENT = 200

/** Languages a fence may name, aliases included. */
export const LANGUAGE_NAMES: readonly string[] = [
  ...Object.keys(bundledLanguages),
  ...Object.keys(bundledLanguagesAlias),
  'text',
  'txt',
  'plaintext',
  'ansi',
]

/**
 * Colours a code block at build time.
 * @returns the inner HTML of `<code>`: one `span.line` a line, tokens as fixed classes (`t-k`), no style attributes, so that a
 *   strict content security policy holds; its text equals `source`, notation comments left out
 */
export async function highlight(source: string, language: string, options: FenceOptions): Promise<string> {
  const key = JSON.stringify([source, language, options])
  const known = recent.get(key)
  if (known !== undefined) return known
  const html = toHtml((await coloured(source, language, options)).children, { preferUnquoted: true })
  recent.set(key, html)
  const [oldest] = recent.keys()
  if (recent.size > RECENT && oldest !== undefined) recent.delete(oldest)
  return html
}

/** The same for code of which there is much on a page: without elements for its lines, so that none of them can be marked. */
export async function highlightWhole(source: string, language: string): Promise<string> {
  const { options } = parseFenceOptions('')
  const { children } = await coloured(source, language, options)
  return toHtml(withoutLines(children), { preferUnquoted: true })
}

async function coloured(source: string, language: string, options: FenceOptions): Promise<Element> {
  highlighter ??= createHighlighter({ themes: [theme], langs: [] })
  const shiki = await highlighter
  if (!['text', 'txt', 'plaintext', 'ansi'].includes(language)) {
    await shiki.loadLanguage(language as keyof typeof bundledLanguages)
  }
  const transformers = [
    transformerNotationDiff(),
    transformerNotationFocus(),
    transformerNotationHighlight(),
    markLines(options),
    markWords(options.words),
    ...(isSession(source, language) ? [markSession()] : []),
    withoutBlanks(),
    classesForStyles(),
  ]
  const root = shiki.codeToHast(source, {
    lang: language,
    theme: 'tokens',
    mergeSameStyleTokens: true,
    // Without limit: half a second is not enough on a busy machine, and the rest of the line would lose its colours for good.
    tokenizeTimeLimit: 0,
    transformers,
  }) as Root
  const pre = root.children[0] as Element
  return pre.children[0] as Element
}

function markLines(options: FenceOptions): ShikiTransformer {
  return {
    line(node, line) {
      if (options.lines.includes(line)) this.addClassToHast(node, 'highlighted')
    },
  }
}

/** Wraps every occurrence of a word that lies inside one token in `mark`. */
function markWords(words: string[]): ShikiTransformer {
  return {
    span(node) {
      for (const word of words) {
        node.children = node.children.flatMap((child) =>
          child.type === 'text' ? splitAround(child, word) : [child],
        )
      }
    },
  }
}

function splitAround(text: Text, word: string): ElementContent[] {
  const parts = text.value.split(word)
  return parts.flatMap((part, index) => {
    const rest: ElementContent[] = part === '' ? [] : [{ type: 'text', value: part }]
    if (index === 0) return rest
    return [
      { type: 'element', tagName: 'mark', properties: {}, children: [{ type: 'text', value: word }] },
      ...rest,
    ]
  })
}

/** Kinds of tokens that have a colour of their own, and their class: short, because it stands on every page a thousand times. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  keyword: 't-k',
  constant: 't-n',
  function: 't-f',
  string: 't-s',
  'string-expression': 't-s',
  comment: 't-c',
  link: 't-f',
  inserted: 't-s',
  deleted: 't-d',
  changed: 't-n',
  // Colours of a terminal, bright or not, are those of tokens.
  'ansi-red': 't-d',
  'ansi-green': 't-s',
  'ansi-yellow': 't-n',
  'ansi-blue': 't-f',
  'ansi-magenta': 't-k',
  'ansi-cyan': 't-y',
  'ansi-black': 't-w',
  'ansi-white': 't-w',
}

/** `style="color:var(--t-token-keyword)"` becomes `class="t-k"`; what has no colour of its own needs no element. */
function classesForStyles(): ShikiTransformer {
  return {
    span(node) {
      const style = String(node.properties['style'] ?? '')
      delete node.properties['style']
      const [, token = ''] = /--t-(?:token-)?([a-z-]+)/.exec(style) ?? []
      const name = TOKEN_CLASSES[token.replace('bright-', '')]
      if (name !== undefined) this.addClassToHast(node, name)
      if (/font-style:\s*italic/.test(style)) this.addClassToHast(node, 't-italic')
      if (/font-weight:\s*bold/.test(style)) this.addClassToHast(node, 't-bold')
    },
    line(node) {
      node.children = node.children.flatMap((child) =>
        child.type === 'element' && Object.keys(child.properties).length === 0 ? child.children : [child],
      )
    },
  }
}

/** Takes away the blanks in front of a comment that marks its line and is not shown; what is copied has none either. */
function withoutBlanks(): ShikiTransformer {
  return {
    root(root) {
      const source = this.source.split('\n')
      // A comment that stands alone takes its line with it, so lines are told apart by what marks them.
      if (!source.some((line) => line.includes('[!code '))) return
      visit(root, 'element', (node: Element) => {
        if (isMarked(node)) trimEnd(node)
      })
    },
  }
}

function isMarked({ properties }: Element): boolean {
  const names = [properties['class']].flat().join(' ').split(' ')
  return names.includes('line') && ['diff', 'focused', 'highlighted'].some((name) => names.includes(name))
}

function trimEnd(node: Element): void {
  for (let last = node.children.at(-1); last; last = node.children.at(-1)) {
    if (last.type === 'element') trimEnd(last)
    else if (last.type === 'text') last.value = last.value.trimEnd()
    const isEmpty =
      last.type === 'element' ? last.children.length === 0 : last.type === 'text' && last.value === ''
    if (!isEmpty) return
    node.children.pop()
  }
}
