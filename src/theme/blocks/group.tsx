import { createContext, type ReactNode, use } from 'react'
import { BlockContext } from '../page-context.tsx'
import { useAuthorError } from '../parts/author-error.ts'

const GroupNames = createContext<readonly string[]>([])

/** Drawn by a block around its parts, with the block's name as authors write it (R8.07). */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  return <GroupNames value={[...use(GroupNames), name]}>{children}</GroupNames>
}

/**
 * Called by each part of a block.
 * @throws SiteProblems naming the part and the missing parent (R8.07)
 */
export function useMember(part: string, parent: string): void {
  const authorError = useAuthorError()
  if (use(GroupNames).includes(parent) || use(BlockContext).isBroken) return
  throw authorError({
    message: `<${part}> works only inside <${parent}>`,
    expected: `<${parent}> … <${part}> … </${parent}>`,
    received: `<${part}> without <${parent}>`,
  })
}
