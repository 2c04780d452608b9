import type { Heading, PhrasingContent } from 'mdast'
import { defaultHandlers, type Options } from 'mdast-util-to-markdown'

/** In a text, what Markdown might take for a sign, wherever the text stands. */
const SIGN = /[^ "$%'()+,\-./:;=>?^{}0-9A-Za-z\u0080-\uffff]|[Ww]\.[-.\w]|[ps]:\//
/** Where a line begins, what would begin a list, a quotation or a table; white space, which would be lost there. */
const START = /^(?:[ +\-:=>]|\d+[.)])/
const CODE = /^[^\s`|](?:[^`|\r\n]*[^\s`|])?$/
const URL = /^[\w/.#:%?=-]+$/
/** Between such letters, asterisks always are strong words and emphasis. */
const WORDS = /^[\p{L}\p{N}](?:.*[\p{L}\p{N}])?$/u

/**
 * Spares the library lines in which no sign has to be escaped: most are so, and it takes ten times as long to find this out. Such a line is written as
 * the library would.
 */
export const PLAIN_LINES: Options = {
  handlers: {
    root: (node, parent, state, info) => {
      const careful = state.containerPhrasing
      state.containerPhrasing = (holder, place) =>
        plainLine(holder.children as PhrasingContent[]) ?? careful.call(state, holder, place)
      return defaultHandlers.root(node, parent, state, info)
    },
    // The library first looks for line breaks in all words of a heading.
    heading: (node: Heading, parent, state, info) => {
      const line = plainLine(node.children)
      return line ? `${'#'.repeat(node.depth)} ${line}` : defaultHandlers.heading(node, parent, state, info)
    },
  },
}

/** @returns undefined when the line needs care */
function plainLine(nodes: readonly PhrasingContent[]): string | undefined {
  let line = ''
  let text = ''
  let last: PhrasingContent | undefined
  for (const node of nodes) {
    if (node.type === 'text') text += node.value
    else {
      const made = isAttention(node) && isAttention(last) ? undefined : written(node)
      if (made === undefined || SIGN.test(text)) return undefined
      line += text + made
      text = ''
    }
    if (node.type !== 'text' || node.value !== '') last = node
  }
  line += text
  return SIGN.test(text) || START.test(line) || line.endsWith(' ') ? undefined : line
}

function written(node: PhrasingContent): string | undefined {
  switch (node.type) {
    case 'html':
      return node.value || undefined
    case 'inlineCode':
      return CODE.test(node.value) ? `\`${node.value}\`` : undefined
    case 'strong':
      return marked('**', node.children)
    case 'emphasis':
      return marked('*', node.children)
    case 'link': {
      const label = plainLine(node.children)
      // Otherwise the library would write `<address>`, or see to a label that ends too early.
      const isUsual = label && URL.test(node.url) && !node.url.endsWith(label) && !label.includes(']')
      return isUsual ? `[${label}](${node.url})` : undefined
    }
    default:
      return undefined
  }
}

function marked(marks: string, children: readonly PhrasingContent[]): string | undefined {
  const inner = children.some(isAttention) ? undefined : plainLine(children)
  return inner !== undefined && WORDS.test(inner) ? marks + inner + marks : undefined
}

/** What is written with asterisks, which need care where they meet. */
function isAttention(node: PhrasingContent | undefined): boolean {
  return node?.type === 'strong' || node?.type === 'emphasis'
}
