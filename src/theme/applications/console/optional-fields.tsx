import { type ReactNode, useState } from 'react'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'
import type { FieldName } from './marked-fields.ts'

interface OptionalFieldsProps {
  names: readonly FieldName[]
  /** At first. */
  isOpen: boolean
  children: ReactNode
}

/** What a request may have, folded; what is closed is not drawn, so that a large shape costs nothing until it is wanted. */
export function OptionalFields({ names, isOpen, children }: OptionalFieldsProps) {
  const { words, errors } = useConsole()
  const [open, setOpen] = useState(isOpen)
  if (names.length === 0) return null
  const isWrong = [...errors.keys()].some((wrong) =>
    names.some((name) => wrong === name || wrong.startsWith(`${name}/`)),
  )
  const shown = open || isWrong
  return (
    <details
      className="console-optional"
      open={shown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{filled(words.optional, { count: names.length })}</summary>
      {shown && children}
    </details>
  )
}
