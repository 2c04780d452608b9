/** What a page says to somebody who reads it, read in a browser and without any code of the product: for comparing it with its Markdown twin. */

/** Something that must not be lost, in the order of the page: `heading 2: Text`, `link: /a.md#b (Text)`. */
export interface Said {
  things: string[]
  /** Every word and number. */
  words: string[]
}

/**
 * Runs in a browser.
 * @param given.html a whole document
 * @param given.twins where a link to an address leads in a twin, by the address
 */
export function saidByPage({
  html,
  address,
  twins,
}: {
  html: string
  address: string
  twins: Record<string, string>
}): Said {
  const article = new DOMParser().parseFromString(html, 'text/html').querySelector('main article')
  const things: string[] = []
  const texts: string[] = []
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
  const thing = (kind: string, text: string) => things.push(`${kind}: ${wordsOf(text).join(' ')}`)

  const isUnread = (element: Element): boolean => {
    const { previousElementSibling: previous } = element
    return (
      element.matches('button, svg, input, template, select, [aria-hidden=true], [data-footnote-backref]') ||
      element.matches('[hidden]:not([hidden=until-found]), a .visually-hidden') ||
      element.matches('p:has(input[data-filter])') ||
      (element.matches('a') &&
        previous?.matches('h1, h2, h3, h4, h5, h6') === true &&
        element.getAttribute('href') === `#${previous.id}`)
    )
  }
  const target = (href: string): string => {
    if (!/^[/#]/.test(href)) return href
    const { pathname, hash } = new URL(href, `https://a.example${address}`)
    const twin = twins[decodeURI(pathname)]
    if (twin === undefined) return href
    return hash === '' || !twin.includes('#') ? twin + hash : twin.replace(/#.*/, hash)
  }
  const textOf = (element: Element): string => {
    const start = texts.length
    const before = things.length
    for (const child of element.childNodes) read(child)
    const text = texts.splice(start).join('')
    things.splice(before)
    return text
  }
  const code = (element: Element): void => {
    const text = element.textContent ?? ''
    things.push(`code: ${text.replace(/\n$/, '')}`)
    texts.push('\n', text, '\n')
  }
  const readLink = (element: Element): void => {
    const href = element.getAttribute('href')
    const own = [element.id, element.parentElement?.id].map((id) => `#${id}`)
    const isPermalink = href !== null && own.includes(href)
    if (href === null || isPermalink || element.matches('[data-footnote-ref]')) return
    thing(`link ${target(href)}`, textOf(element))
  }
  const readPre = (element: Element): void => {
    const method = element.previousElementSibling
    if (!method?.matches('b')) return void code(element)
    things.push(`code: ${method.textContent} ${element.textContent}`)
    texts.push('\n', element.textContent ?? '', '\n')
  }
  const readChoices = (element: Element, list: Element): void => {
    const names = [...list.querySelectorAll('option')].map((option) => option.textContent ?? '')
    const languages = [...element.querySelectorAll('[role=tab]')].map((tab) => tab.textContent ?? '')
    for (const child of element.children) {
      if (!child.contains(list)) read(child)
      else texts.push('\n', list.previousSibling?.textContent ?? '', '\n', names[0] ?? '', '\n')
    }
    for (const [index, template] of [...element.querySelectorAll('template')].entries()) {
      if (index > 0) texts.push('\n', names[index] ?? '', '\n')
      for (const [place, each] of [...template.content.children].entries()) {
        texts.push('\n', languages[place] ?? '')
        code(each)
      }
    }
  }
  const read = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '')
    if (!(node.nodeType === Node.ELEMENT_NODE)) return
    const element = node as Element
    const name = element.localName
    if (element.matches('svg[role=img][aria-label]'))
      texts.push('\n', element.getAttribute('aria-label') ?? '', '\n')
    if (isUnread(element)) return
    if (name === 'img') texts.push(element.getAttribute('alt') ?? '')
    if (/^h[1-6]$/.test(name)) thing(`heading ${name[1]}`, textOf(element))
    if (/^t[dh]$/.test(name)) {
      const text = textOf(element)
      if (wordsOf(text).length > 0) thing('cell', text)
    }
    if (name === 'pre') return void readPre(element)
    if (name === 'a') readLink(element)
    const list = element.matches('[data-samples]') ? element.querySelector('select[data-choice]') : null
    if (list) return void readChoices(element, list)
    const inLine = /^(a|abbr|b|bdi|bdo|cite|code|del|em|i|kbd|mark|s|small|span|strong|sub|sup|u|wbr)$/
    // A mark after another element stands apart.
    const isApart = !inLine.test(name) || (/^(em|i)$/.test(name) && node.previousSibling?.nodeType === 1)
    if (isApart) texts.push('\n')
    for (const child of element.childNodes) read(child)
    if (!inLine.test(name)) texts.push('\n')
  }
  if (article) for (const child of article.childNodes) read(child)
  return { things, words: wordsOf(texts.join('')) }
}
