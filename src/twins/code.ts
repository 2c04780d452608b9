import type { Code } from 'mdast'
import { before, type DomElement, type DomNode, elementsOf, find, isNamed, textOf } from './dom.ts'
import { type Form, label, type Writer } from './writer.ts'

const PRE = (element: DomElement) => element.name === 'pre'

/** A code block with its language and, as authors write it, its name; the line of a request with its method. */
export const codeForm: Form = (element) => {
  if (PRE(element)) return [codeOf(element)]
  const pre = find(element.children, PRE)
  if (!pre) return undefined
  const method = before(pre)
  if (isNamed(method, 'b')) return [{ type: 'code', lang: 'http', value: `${textOf(method)} ${textOf(pre)}` }]
  const around = element.children.filter((child) => child !== pre)
  const name = find(around, ({ name: tag, attribs }) => tag === 'span' && 'title' in attribs)
  const filename = name?.attribs['title']?.replaceAll('"', '\u2033')
  const lang = element.attribs['data-language'] ?? null
  return [{ ...codeOf(pre), lang, meta: filename === undefined ? null : `filename="${filename}"` }]
}

function codeOf(element: DomElement): Code {
  return { type: 'code', value: textOf(element).replace(/\n$/, '') }
}

/** Samples of a request in all languages, and under each other choice of what is sent the code that waits for it. */
export const samplesForm: Form = (element, writer) => {
  const list = find(element.children, ({ attribs }) => 'data-choice' in attribs)
  if (!list) return writer.blocks(element.children)
  const rest = element.children.filter((child) => !isOrHolds(child, list))
  const heading = rest.filter((child) => isNamed(child, 'h2', 'h3', 'h4', 'h5', 'h6'))
  const shown = rest.filter((child) => !isNamed(child, 'h2', 'h3', 'h4', 'h5', 'h6'))
  const [first, ...others] = list.children.filter((child) => isNamed(child, 'option')).map(textOf)
  const word = before(list)
  const [, ...waiting] = elementsOf(element.children).filter(({ name }) => name === 'template')
  return [
    ...writer.blocks(heading),
    ...label([{ type: 'text', value: `${word ? textOf(word).trim() : ''}: ${first}` }]),
    ...writer.blocks(shown),
    ...others.flatMap((choice, index) => [
      ...label([{ type: 'text', value: choice }]),
      ...otherSamples(element, waiting[index]),
    ]),
  ]
}

function isOrHolds(node: DomNode, part: DomElement): boolean {
  return find([node], (inner) => inner === part) !== undefined
}

function otherSamples(samples: DomElement, template: DomElement | undefined) {
  const codes = elementsOf(template?.children ?? [])
  const panels = panelsOf(samples)
  return codes.flatMap((code, index) => {
    const panel = panels[index]
    const block = panel && find(panel.children, ({ attribs }) => 'data-code' in attribs)
    const lang = block?.attribs['data-language'] ?? null
    const name = panel && before(panel)
    return [...label(name ? [{ type: 'text', value: textOf(name).trim() }] : []), { ...codeOf(code), lang }]
  })
}

function panelsOf(element: DomElement): DomElement[] {
  const list = find([element], ({ attribs }) => 'data-tabs' in attribs)
  return elementsOf(list?.children ?? []).filter(({ name }) => name === 'tab-panel')
}

/** Tabs: each name, then what its panel holds. */
export const tabsForm: Form = (element, writer: Writer) => {
  return panelsOf(element).flatMap((panel) => {
    const name = before(panel)
    return [...label(name ? writer.inlines([name]) : []), ...writer.blocks(panel.children)]
  })
}
