import { useEffect, useId, useRef, useState } from 'react'
import { type Decoded, decode } from './decode.ts'
import { useDecoder } from './decoder-context.ts'
import { HIDDEN, withoutSecrets } from './hide-secrets.ts'
import { Result } from './result.tsx'

/** How long a reader pauses before a text is looked up. */
const PAUSE_MS = 200

/** The field for a text, and what it is. The text is nowhere else; secrets do not stay in it. */
export function Decoder({ close }: { close: () => void }) {
  const { words, index, load } = useDecoder()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const [isHidden, setIsHidden] = useState(false)
  const [decoded, setDecoded] = useState<Decoded>()
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready')
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index and its files never change
  useEffect(() => {
    let isOver = false
    if (text.trim() === '') {
      setDecoded(undefined)
      setState('ready')
      return
    }
    const timer = setTimeout(() => {
      setState('working')
      decode(text, index, load).then(
        (next) => {
          if (isOver) return
          setDecoded(next)
          setState('ready')
        },
        () => {
          if (!isOver) setState('failed')
        },
      )
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [text])
  const change = (written: string) => {
    const plain = withoutSecrets(written)
    setIsHidden(plain !== written || (isHidden && plain.includes(HIDDEN)))
    setText(plain)
  }
  return (
    <section className="decoder" aria-label={words.name}>
      <div className="decoder-bar">
        <p>{words.promise}</p>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </div>
      <label htmlFor={`${id}-text`}>{words.paste}</label>
      <textarea
        id={`${id}-text`}
        ref={field}
        rows={8}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <p className="decoder-actions">
        <button
          type="button"
          disabled={text === ''}
          onClick={() => {
            change('')
            field.current?.focus()
          }}
        >
          {words.clear}
        </button>
        <span role="status">
          {state === 'working'
            ? words.working
            : state === 'failed'
              ? words.failed
              : isHidden
                ? words.hidden
                : ''}
        </span>
      </p>
      {decoded && state !== 'failed' && <Result decoded={decoded} />}
    </section>
  )
}
