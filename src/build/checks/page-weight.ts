import { stat } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { Parser } from 'htmlparser2'

/** What a first visit of one page loads before any interaction, apart from what its author wrote; bytes after brotli. */
export interface PageWeight {
  /** The page without its author's words (`frameOf`); its inline script is part of it. */
  frame: number
  inlineScript: number
  scripts: number
  scriptRequests: number
  styles: number
  styleRequests: number
}

/** Brotli's quality: `best` as for the files, `fast` for a twentieth of the work and a result that is a tenth larger. */
export const QUALITY = { fast: 5, best: 11 } as const

/** Sizes of the few files and scripts that all pages share. */
const known = new Map<string, number>()

/**
 * Weighs one written page, once all files are compressed.
 * @param html the page
 * @param folder the output folder
 * @param base base path, begins and ends with `/`
 * @param quality of brotli for the frame, which nobody sends alone
 */
export async function weighPage(
  html: string,
  folder: string,
  base: string,
  quality: number = QUALITY.best,
): Promise<PageWeight> {
  const frame = frameOf(html)
  const { scripts, styles, inline } = requests(frame)
  const sizeOf = async (addresses: string[]) => {
    const sizes = await Promise.all(
      addresses.map((address) => sharedFileSize(path.join(folder, address.slice(base.length)))),
    )
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    frame: brotliSize(frame, quality),
    inlineScript: inlineSize(inline),
    scripts: await sizeOf(scripts),
    scriptRequests: scripts.length,
    styles: await sizeOf(styles),
    styleRequests: styles.length,
  }
}

/**
 * The page without what its authors wrote: the content of the article, the names and addresses of pages, folders and headings that links
 * repeat around it, title and description, and the same in the data for search engines. Tags stay, so that a costly way to draw the tree of pages or the table of contents is seen,
 * while a longer article, one more heading or a hundred more pages cost next to nothing.
 */
export function frameOf(html: string): string {
  return html
    .replace(/(<article\b[^>]*>).*(<\/article>)/s, '$1$2')
    .replace(/(<(?:a|summary|title)\b[^>]*>)[^<]+/g, '$1')
    .replace(/(<(?:a|meta)\b[^>]*) (?:href|content)="[^"]*"/g, '$1')
    .replace(/<(details|summary)\b[^>]*>/g, '<$1>')
    .replace(/<script type="application\/ld\+json">.*?<\/script>/s, (data) =>
      data.replace(/("(?:headline|name|text)":")(?:[^"\\]|\\.)*/g, '$1'),
    )
}

/** Bytes of a written file as it is sent (build/compress.ts); what does not shrink is sent as it is. */
export async function sentSize(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file))
  return size
}

async function sharedFileSize(file: string): Promise<number> {
  const size = known.get(file) ?? (await sentSize(file))
  known.set(file, size)
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
    onopentag(name, { src, href, rel, type }) {
      if (name === 'script' && src !== undefined) scripts.push(src)
      else if (name === 'link' && rel === 'modulepreload' && href !== undefined) scripts.push(href)
      else if (name === 'link' && rel === 'stylesheet' && href !== undefined) styles.push(href)
      // Data is no script.
      inScript = name === 'script' && src === undefined && type === undefined
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
