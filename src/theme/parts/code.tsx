import { type ComponentProps, createContext, Fragment, use } from 'react'

/** Whether what is drawn stands in a table. */
export const InTable = createContext(false)

const AFTER_SIGN = /(?<=[\p{L}\p{N}})\]][_/.:-]+)(?=[\p{L}\p{N}{([<])/u
/** Longer ones, in characters, do not fit beside another column on a phone. */
const LONG_PART = 20
const BEFORE_CAPITAL = /(?<=\p{Ll})(?=\p{Lu})/u

/** Code in a line of text. In a table, where room is short, and where it is long, it may go on in the next line. */
export function Code({ children, ...rest }: ComponentProps<'code'>) {
  const inTable = use(InTable)
  const isBreakable = typeof children === 'string' && (inTable || children.length > LONG_PART)
  return <code {...rest}>{isBreakable ? <LongName text={children} /> : children}</code>
}

/** A name, path or address such as `long_running_job` that may go on in the next line after each of its parts. */
export function LongName({ text }: { text: string }) {
  const parts = text
    .split(AFTER_SIGN)
    .flatMap((part) => (part.length > LONG_PART ? part.split(BEFORE_CAPITAL) : part))
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
