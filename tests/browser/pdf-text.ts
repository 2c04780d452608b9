/** What stands on the pages of a printed document. */
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text and its place in points, from the bottom left corner of the page. */
interface PrintedText {
  text: string
  left: number
  right: number
  /** Of the base line. */
  bottom: number
  size: number
}

interface PrintedPage {
  width: number
  height: number
  texts: PrintedText[]
}

/** Prints a page on A4 as a browser does, with its `beforeprint` and `afterprint`, and reads what came out. */
export async function printed(page: Page): Promise<PrintedPage[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', margin: MARGIN, printBackground: true }))
  const task = getDocument({ data, verbosity: 0 })
  const document = await task.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number)
    const { width, height } = sheet.getViewport({ scale: 1 })
    const { items } = await sheet.getTextContent()
    const texts = items.flatMap((item): PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [size = 0, , , , left = 0, bottom = 0] = item.transform as number[]
      return [{ text: item.str, left, right: left + item.width, bottom, size }]
    })
    pages.push({ width, height, texts })
  }
  await task.destroy()
  return pages
}

const MARGIN = { top: '20mm', bottom: '20mm', left: '20mm', right: '20mm' }

/** All text of a printed document with single spaces, as a reader copies it. */
export function textOf(pages: readonly PrintedPage[]): string {
  return pages
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .join(' ')
    .replace(/\s+/g, ' ')
}
