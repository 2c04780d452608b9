import type { Root } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { isVoidElement } from '../../config/html-names.ts'
import type { Problem } from '../../config/problem.ts'
import { isExternal } from '../../site/route.ts'
import { type PageNotes, problemAt } from './page-notes.ts'

/** Elements of which readers see nothing (src/build/content-security-policy.ts). */
const ELEMENTS = ['script', 'style', 'iframe', 'object', 'embed', 'video', 'audio']
const POLICY = 'The content security policy of the site refuses'

/**
 * Warns of what readers would never see: elements, styles and pictures that the content security policy of the site refuses, and event handlers,
 * which a drawn page does not have. Styles and handlers are taken out, because React refuses them as they are written in HTML.
 */
export function refused(notes: PageNotes) {
  const warn = (node: Node, problem: Omit<Problem, 'file'>) =>
    notes.warnings.push(problemAt(notes, node, problem))
  const checkElement = (node: MdxJsxFlowElement | MdxJsxTextElement) => {
    const name = node.name ?? ''
    if (ELEMENTS.includes(name))
      warn(node, { message: `${POLICY} <${name}>`, expected: 'a link, or a picture beside the page' })
    if (isVoidElement(name) && node.children.length > 0)
      notes.problems.push(
        problemAt(notes, node, { message: `<${name}> has no content`, expected: `<${name} />` }),
      )
    if (/^[A-Z]/.test(name)) return
    node.attributes = node.attributes.filter((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return true
      if (attribute.name === 'style')
        warn(node, {
          message: `${POLICY} styles in a page`,
          expected: 'no `style`; a block that looks as you need it',
          received: `<${name} style=…>`,
        })
      else if (/^on[a-z]/i.test(attribute.name))
        warn(node, { message: 'A page runs no scripts of its own', expected: `no \`${attribute.name}\`` })
      else return true
      return false
    })
    const src = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'src')
    if (name === 'img' && typeof src?.value === 'string') checkPicture(node, src.value)
  }
  const checkPicture = (node: Node, address: string) => {
    if (!isExternal(address) || address.startsWith('data:')) return
    warn(node, {
      message: `${POLICY} pictures of other sites`,
      expected: 'the picture beside the page, or in public/',
      received: address,
    })
  }
  return (tree: Root) => {
    visit(tree, (node) => {
      if (node.type === 'image') checkPicture(node, node.url)
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') checkElement(node)
    })
  }
}
