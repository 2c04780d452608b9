import { Parser } from 'htmlparser2'
import { type PageScan, PageScanner } from '../draw/page-scan.ts'

/** Reads a whole HTML document, whoever wrote it; of a page that is drawn, the drawing tells the same (`read` in draw/site-drawing.ts). */
export function scanPage(html: string): PageScan {
  const scanner = new PageScanner()
  new Parser(scanner).end(html)
  return scanner.scan()
}
