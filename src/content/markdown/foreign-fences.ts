import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { isOwnOption } from './fence-options.ts'
import { LANGUAGE_NAMES } from './highlight.ts'
import { type PageNotes, problemAt } from './page-notes.ts'

/** Names that other tools have for options of ours, in lower case; given its value, the option as we write it. */
const FOREIGN: Readonly<Record<string, (value: string) => string>> = {
  ...named(['title', 'file', 'filename', 'name', 'label', 'caption'], (value) => `filename="${value}"`),
  ...named(
    ['hl_lines', 'highlight', 'highlightlines', 'hl', 'mark', 'lines'],
    (value) => `{${value.trim().replace(/[\s,]+/g, ',')}}`,
  ),
  ...named(
    ['showlinenumbers', 'linenumbers', 'line-numbers', ':line-numbers', 'linenums', 'linenos', 'numberlines'],
    (value) => (value === 'false' ? '' : 'showLineNumbers'),
  ),
  ...named(['nocopy', 'copy'], (value) => (value === 'true' ? '' : 'copy=false')),
}

/** Options without a counterpart of ours, and what to do instead. */
const WITHOUT: Readonly<Record<string, string>> = {
  ...named(['ins', 'add'], '`// [!code ++]` in the line'),
  ...named(['del', 'remove'], '`// [!code --]` in the line'),
  ...named(['focus'], '`// [!code focus]` in the line'),
  ...named(
    [
      'twoslash',
      'live',
      'noinline',
      'frame',
      'wrap',
      'collapse',
      'theme',
      'icon',
      'group',
      'sync',
      'expandable',
      'diff',
      ':no-line-numbers',
      'nolinenumbers',
      'startlinenumber',
      'preview',
      'noline',
    ],
    'nothing: blocks of code have no such option',
  ),
}

/** Languages that other tools draw. */
const DRAWN_ELSEWHERE: Readonly<Record<string, string>> = {
  ...named(
    ['mermaid', 'plantuml', 'puml', 'dot', 'graphviz', 'd2'],
    'a picture: draw it, and put the SVG file beside the page',
  ),
  ...named(['math', 'katex', 'latex-math'], 'words, or a picture'),
}

const TOKEN =
  /(?<key>:?[\w-]+)=(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|\{(?<braces>[^}]*)\}|(?<bare>\S+))|\[(?<label>[^\]]+)\]|"(?<word>[^"]+)"|\{[^}]*\}|\/(?:\\\/|[^/])+\/|\S+/g

/** Understands the fences of other tools: names of languages in capital letters, options under other names. Each is told with our form. */
export function foreignFences(notes: PageNotes) {
  return (tree: Root) => {
    visit(tree, 'code', (node) => {
      readLanguage(node, notes)
      readOptions(node, notes)
    })
  }
}

function readLanguage(node: Code, notes: PageNotes): void {
  const written = node.lang ?? 'text'
  // `js{4}`, `ts:line-numbers`, `sh[npm]`, and `{.python}` of Pandoc.
  const [, pandoc, plain = '', rest = ''] = /^(?:\{\.([\w+#-]+)\}?|([^{[:]*)(.*))$/s.exec(written) ?? []
  const name = (pandoc ?? plain).toLowerCase() || 'text'
  node.lang = name
  if (rest !== '') node.meta = `${rest} ${node.meta ?? ''}`
  if (rest !== '' || pandoc !== undefined)
    warn(node, notes, {
      message: 'A language with something behind it',
      expected: `${name}${rest === '' ? '' : ` ${ownForm(rest)}`}`,
      received: written,
    })
  const instead = DRAWN_ELSEWHERE[name]
  if (instead !== undefined)
    warn(node, notes, {
      message: `Other tools draw \`${name}\`; readers would see it as it is written`,
      expected: instead,
    })
  else if (!LANGUAGE_NAMES.includes(name)) {
    const near = nearest(name, LANGUAGE_NAMES)
    warn(node, notes, {
      message: 'Unknown language of a code block, which is shown as plain text',
      expected: 'a language of Shiki, or `text`',
      received: written,
      ...(near !== undefined && { nearest: near }),
    })
  }
  if (!LANGUAGE_NAMES.includes(name)) node.lang = 'text'
}

function readOptions(node: Code, notes: PageNotes): void {
  node.meta = (node.meta ?? '').replace(TOKEN, (token: string) => {
    const own = ownForm(token)
    if (own === token) return token
    const instead = own === '' ? (WITHOUT[keyOf(token)] ?? 'nothing') : own
    warn(node, notes, {
      message: 'An option of a code block as other tools write it',
      expected: instead,
      received: token,
    })
    return own
  })
}

/** An option as we write it; empty for one without a counterpart, unchanged for one that is ours or that nobody knows. */
function ownForm(token: string): string {
  const groups = new RegExp(TOKEN.source).exec(token)?.groups ?? {}
  const { double, single, braces, bare, label, word } = groups
  if (label !== undefined) return `filename="${label}"`
  if (word !== undefined) return `/${word.replaceAll('/', '\\/')}/`
  if (isOwnOption(token)) return token
  const key = keyOf(token)
  if (key in WITHOUT) return ''
  return FOREIGN[key]?.(double ?? single ?? braces ?? bare ?? '') ?? token
}

function keyOf(token: string): string {
  return token.replace(/=.*$/s, '').toLowerCase()
}

function warn(node: Code, notes: PageNotes, problem: Omit<Problem, 'file'>): void {
  notes.warnings.push(problemAt(notes, node, problem))
}

function named<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]))
}
