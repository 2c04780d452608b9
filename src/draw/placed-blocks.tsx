import type { MDXComponents } from 'mdx/types'
import type { FunctionComponent } from 'react'

/** An error inside a block, with the line of the page on which the block stands. */
export class BlockError extends Error {
  readonly line: number

  constructor(cause: unknown, line: number) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.line = line
  }
}

type Block = FunctionComponent<Record<string, unknown>>

/** Blocks as authors use them: the line that the compiler noted (`sourceLine`) is taken off and put on any error that the block throws. */
export function placedBlocks(components: MDXComponents): MDXComponents {
  return Object.fromEntries(Object.entries(components).map(([name, block]) => [name, placed(block as Block)]))
}

function placed(block: Block): Block {
  // An object of parts such as FileTree.Folder hangs on the function itself.
  return Object.assign(
    ({ sourceLine, ...props }: Record<string, unknown>) => {
      try {
        return block(props)
      } catch (error) {
        if (sourceLine === undefined || isSuspension(error)) throw error
        throw new BlockError(error, Number(sourceLine))
      }
    },
    Object.fromEntries(Object.entries(block).map(([name, part]) => [name, placed(part as Block)])),
  )
}

/** React throws things that are no errors while it waits. */
function isSuspension(error: unknown): boolean {
  return !(error instanceof Error)
}
