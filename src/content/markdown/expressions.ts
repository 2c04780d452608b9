import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { BLOCK_NAMES } from '../../config/block-names.ts'
import type { Problem } from '../../config/problem.ts'
import { unknownBlock } from './blocks.ts'
import { freeNames, type SyntaxNode } from './free-names.ts'
import type { PageNotes } from './page-notes.ts'

/** What the expressions of a page may use besides the language itself. */
const GIVEN = ['props']

/** Reports what would only fail while the page is drawn, where nobody knows the line: names without value, and values that cannot be shown. */
export function expressions(notes: PageNotes) {
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression')
        check(node, node.value, true, node)
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute')
          check(attribute, `{${attribute.value}}`, false, node)
        else if (typeof attribute.value === 'object' && attribute.value !== null)
          check(attribute.value, attribute.value.value, false, node)
      }
    })
  }

  function check(
    { data }: { data?: { estree?: unknown } | undefined },
    text: string,
    isShown: boolean,
    { position }: Root | Root['children'][number],
  ): void {
    const program = data?.estree as SyntaxNode | undefined
    if (!program || (program['body'] as unknown[]).length === 0) return
    const { names, hasElements } = freeNames(program)
    const unknown = names.filter(({ name, isElement }) => (isElement ? !isBlock(name) : !isGiven(name)))
    for (const { name, isElement, line, column } of unknown)
      notes.problems.push({
        file: notes.file,
        line,
        column,
        ...(isElement ? unknownBlock(name) : noValue(name)),
      })
    if (unknown.length > 0 || hasElements) return
    const mistake = mistakeOf(text, isShown)
    if (mistake === undefined || !position) return
    const { line, column } = position.start
    notes.problems.push({ file: notes.file, line, column, ...mistake })
  }
}

function isBlock(name: string): boolean {
  return /^[a-z]/.test(name) || (BLOCK_NAMES as readonly string[]).includes(name)
}

function isGiven(name: string): boolean {
  return name in globalThis || GIVEN.includes(name)
}

function noValue(name: string): Omit<Problem, 'file'> {
  return {
    message: `\`${name}\` has no value; braces hold JavaScript`,
    expected: `code in backticks, \`\\{\` for the brace itself, or {{${name}}} for a variable of site.config.ts`,
    received: `{${name}}`,
  }
}

/** What goes wrong when the expression is computed; it has nothing but the language, so its value is the same when the page is drawn. */
function mistakeOf(text: string, isShown: boolean): Omit<Problem, 'file'> | undefined {
  const received = `{${text.split('\n')[0] ?? ''}}`
  try {
    const value: unknown = new Function(...GIVEN, `return (${text}\n)`)({})
    const isWrong =
      typeof value === 'function' || (typeof value === 'object' && value !== null && !Array.isArray(value))
    if (!isShown || !isWrong) return undefined
    return {
      message: `The value of this expression is ${typeof value === 'function' ? 'a function' : 'an object'}, which cannot be shown`,
      expected: 'a text or a number',
      received,
    }
  } catch (error) {
    return {
      message: `This expression fails: ${error instanceof Error ? error.message : String(error)}`,
      received,
    }
  }
}
