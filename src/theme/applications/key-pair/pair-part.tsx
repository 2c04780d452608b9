import { useId, useState } from 'react'
import { filled } from '../filled.ts'
import { useWorkbench } from './context.ts'
import { type MadePair, makePair } from './key-pair.ts'

interface PairPartProps {
  pair: MadePair | undefined
  client: string
  scopes: readonly string[]
  made: (pair: MadePair) => void
}

/** Makes a pair and shows what of it may be seen. */
export function PairPart({ pair, client, scopes, made }: PairPartProps) {
  const { words } = useWorkbench()
  const [visible, setVisible] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const hint = useId()
  const make = async () => {
    if (isMaking) return
    setMaking(true)
    setFailed(false)
    try {
      made(await makePair(visible))
    } catch {
      // Browsers have WebCrypto only below https.
      setFailed(true)
    } finally {
      setMaking(false)
    }
  }
  return (
    <fieldset>
      <legend>{words.pair}</legend>
      <label>
        <input
          type="checkbox"
          checked={visible}
          aria-describedby={hint}
          onChange={({ target }) => setVisible(target.checked)}
        />
        {words.visible}
      </label>
      <p id={hint} data-soft="">
        {words.visibleHint}
      </p>
      <div data-row="">
        <button type="button" data-button="primary" aria-disabled={isMaking} onClick={() => void make()}>
          {pair ? words.makeAgain : words.make}
        </button>
      </div>
      <div role="alert">{hasFailed && <p data-wrong="">{words.noKeys}</p>}</div>
      {pair && (
        <>
          <p role="status">{filled(words.registered, { client, scopes: scopes.join(', ') })}</p>
          <Key name={`${words.publicKey} (PEM)`} text={pair.publicPem} />
          <Key name={`${words.publicKey} (JWK)`} text={pair.publicJwk} />
          {pair.privatePem !== undefined && (
            <>
              <p data-wrong="">{words.privateWarning}</p>
              <Key name={`${words.privateKey} (PEM)`} text={pair.privatePem} />
            </>
          )}
        </>
      )}
    </fieldset>
  )
}

function Key({ name, text }: { name: string; text: string }) {
  return (
    <details>
      <summary>{name}</summary>
      <pre>{text}</pre>
    </details>
  )
}
