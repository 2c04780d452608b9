import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Parser } from 'htmlparser2'
import type { WrittenPage } from '../written-page.ts'

/** What a first visit of one page loads before any interaction; bytes after brotli, of files as they are sent (precompress.ts). */
export interface PageWeight {
  html: number
  /** The article alone, as a bare page would hold it. */
  bareHtml: number
  inlineScript: number
  scripts: number
  scriptRequests: number
  styles: number
  styleRequests: number
  /** A page to look things up in, which may weigh more. */
  isReference: boolean
}

/** Brotli's quality: `best` as for the files, `fast` for a tenth of the work and a larger result. */
export const QUALITY = { fast: 4, best: 11 } as const

/** Sizes of the few files and scripts that all pages share. */
const known = new Map<string, number>()

/**
 * Weighs one written page, once all files are compressed.
 * @param folder the output folder
 * @param base base path, begins and ends with `/`
 * @param quality of brotli for the bare article, which nobody sends
 */
export async function weighPage(
  page: WrittenPage,
  folder: string,
  base: string,
  quality: number = QUALITY.best,
): Promise<PageWeight> {
  const file = path.join(folder, page.file)
  const html = await readFile(file, 'utf8')
  const { scripts, styles, inline } = requests(html)
  const sizeOf = async (addresses: string[]) => {
    const sizes = await Promise.all(
      addresses.map((address) => sharedFileSize(path.join(folder, address.slice(base.length)))),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    html: await sentSize(file),
    bareHtml: brotliSize(bareArticle(html), quality),
    inlineScript: inlineSize(inline),
    scripts: await sizeOf(scripts),
    scriptRequests: scripts.length,
    styles: await sizeOf(styles),
    styleRequests: styles.length,
    isReference: html.includes(' data-reference='),
  }
}

async function sharedFileSize(file: string): Promise<number> {
  const size = known.get(file) ?? (await sentSize(file))
  known.set(file, size)
  return size
}

/** What does not shrink is sent as it is. */
async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}

function inlineSize(script: string): number {
  const size = known.get(script) ?? brotliSize(script, QUALITY.best)
  known.set(script, size)
  return size
}

function brotliSize(content: string, quality: number): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
}

function requests(html: string): { scripts: string[]; styles: string[]; inline: string } {
  const scripts: string[] = []
  const styles: string[] = []
  let inline = ''
  let inScript = false
  const parser = new Parser({
    onopentag(name, { src, href, rel }) {
      if (name === 'script' && src !== undefined) scripts.push(src)
      else if (name === 'link' && rel === 'modulepreload' && href !== undefined) scripts.push(href)
      else if (name === 'link' && rel === 'stylesheet' && href !== undefined) styles.push(href)
      inScript = name === 'script' && src === undefined
    },
    ontext(text) {
      if (inScript) inline += text
    },
    onclosetag() {
      inScript = false
    },
  })
  parser.end(html)
  return { scripts, styles, inline }
}

const KEPT_ATTRIBUTES = ['id', 'href', 'src', 'alt']
const DROPPED_ELEMENTS = ['button', 'svg', 'span', 'div', 'tab-panel']

/** The article as plain semantic HTML: no classes, no wrappers, no buttons but the labels of tabs, no colours in code. */
function bareArticle(html: string): string {
  let bare = ''
  let depth = 0
  let dropped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'article') depth += 1
      if (depth === 0) return
      if (isControl(name, attributes)) dropped += 1
      if (DROPPED_ELEMENTS.includes(name) || dropped > 0) return
      const kept = KEPT_ATTRIBUTES.filter((key) => attributes[key] !== undefined).map(
        (key) => ` ${key}="${attributes[key]}"`,
      )
      bare += `<${name}${kept.join('')}>`
    },
    ontext(text) {
      if (depth > 0 && dropped === 0) bare += text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    },
    onclosetag(name) {
      if (depth > 0 && !DROPPED_ELEMENTS.includes(name) && dropped === 0) bare += `</${name}>`
      if (name === 'button' || name === 'svg') dropped = Math.max(0, dropped - 1)
      if (name === 'article') depth -= 1
    },
  })
  parser.end(html)
  return bare
}

/** A tab's label is content: the bare page would show it, too. */
function isControl(name: string, { role }: Readonly<Record<string, string>>): boolean {
  return name === 'svg' || (name === 'button' && role !== 'tab')
}
