import type { MDXComponents } from 'mdx/types'
import type { FunctionComponent, ReactNode } from 'react'
import { type Problem, SiteProblems } from '../config/problem.ts'
import { BlockContext, useDrawing } from '../theme/page-context.tsx'

type Block = FunctionComponent<Record<string, unknown>>

/**
 * Blocks as authors use them. The line that the compiler noted (`sourceLine`) is taken off and put on any error that the block throws; the rest of
 * the page is drawn all the same, so that all mistakes of a page are found together.
 */
export function placedBlocks(components: MDXComponents): MDXComponents {
  return Object.fromEntries(Object.entries(components).map(([name, block]) => [name, placed(block as Block)]))
}

function placed(block: Block): Block {
  // An object of parts such as FileTree.Folder hangs on the function itself.
  return Object.assign(
    ({ sourceLine, ...props }: Record<string, unknown>) => {
      const { page, mistakes } = useDrawing()
      // What the compiler makes of Markdown is never used wrongly.
      if (sourceLine === undefined) return block(props)
      const line = Number(sourceLine)
      try {
        return <BlockContext value={{ line, isBroken: false }}>{block(props) as ReactNode}</BlockContext>
      } catch (error) {
        if (page.file === undefined || isSuspension(error)) throw error
        for (const problem of problemsOf(error, page.file)) mistakes.push({ ...problem, line })
        return <BlockContext value={{ line, isBroken: true }}>{props['children'] as ReactNode}</BlockContext>
      }
    },
    Object.fromEntries(Object.entries(block).map(([name, part]) => [name, placed(part as Block)])),
  )
}

/** What is wrong with a page, of an error while it is drawn. */
export function problemsOf(error: unknown, file: string): Problem[] {
  if (error instanceof SiteProblems) return error.problems.map((problem) => ({ ...problem, file }))
  return [{ file, message: error instanceof Error ? error.message : String(error) }]
}

/** React throws things that are no errors while it waits. */
function isSuspension(error: unknown): boolean {
  return !(error instanceof Error)
}
