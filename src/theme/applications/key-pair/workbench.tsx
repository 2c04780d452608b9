import { useRef, useState } from 'react'
import { audienceOf } from '../../../mock/check-assertion.ts'
import { registeredScopes } from '../../../mock/scopes.ts'
import { exchangeToken } from '../../../mock/token-exchange.ts'
import type { KeyPairMistake } from '../../../texts/key-pair-texts.ts'
import { AnswerPart, type Sent } from './answer-part.tsx'
import { type AssertionForm, partsOf, requestBody, rightForm, withMistake } from './assertion.ts'
import { AssertionFields } from './assertion-fields.tsx'
import { useWorkbench } from './context.ts'
import { type MadePair, makePair, signJwt } from './key-pair.ts'
import { MistakeList } from './mistake-list.tsx'
import { PairPart } from './pair-part.tsx'

/** Stands for the one that support sends. */
const CLIENT_ID = 'sample-client'

/** Make a pair, fill in an assertion, sign and send it. */
export function Workbench() {
  const { words, reference, operation } = useWorkbench()
  const scopes = registeredScopes(reference, operation)
  const given = () => ({
    clientId: CLIENT_ID,
    audience: audienceOf(reference, operation),
    scope: scopes[0] ?? '',
    now: nowInSeconds(),
  })
  const [pair, setPair] = useState<MadePair>()
  const [form, setForm] = useState<AssertionForm>(() => rightForm(given()))
  const [mistake, setMistake] = useState<KeyPairMistake>()
  const [sent, setSent] = useState<Sent>()
  /** Which answer is the last one that was asked for. */
  const turn = useRef(0)

  const send = async (next: AssertionForm, made: MadePair) => {
    turn.current += 1
    const own = turn.current
    const { header, claims } = partsOf(next)
    const key = next.otherKey ? (await makePair(false)).keys.privateKey : made.keys.privateKey
    const assertion = await signJwt(header, claims, key)
    const client = { id: CLIENT_ID, key: made.keys.publicKey, scopes }
    const answer = await exchangeToken(
      reference,
      operation,
      { assertion, scope: next.scope },
      client,
      nowInSeconds(),
    )
    const body = requestBody(operation, assertion, next.scope)
    // A later press is answered, not this one.
    if (own === turn.current) setSent({ assertion, body, answer })
  }
  const choose = (next: KeyPairMistake | undefined) => {
    const filledIn = next === undefined ? rightForm(given()) : withMistake(given(), next)
    setMistake(next)
    setForm(filledIn)
    if (pair) void send(filledIn, pair)
  }
  return (
    <section aria-label={words.title} data-panel="" data-key-pair="">
      <p data-soft="">{words.local}</p>
      <PairPart
        pair={pair}
        client={CLIENT_ID}
        scopes={scopes}
        made={(next) => {
          setPair(next)
          setSent(undefined)
          turn.current += 1
        }}
      />
      <AssertionFields
        form={form}
        change={(next) => {
          setForm(next)
          setMistake(undefined)
        }}
        wrong={sent?.answer.faults ?? []}
      />
      <MistakeList chosen={mistake} choose={choose} canSend={pair !== undefined} />
      <div data-row="">
        <button
          type="button"
          data-button="primary"
          aria-disabled={!pair}
          onClick={() => {
            if (pair) void send(form, pair)
          }}
        >
          {words.send}
        </button>
        {!pair && <span data-soft="">{words.pairFirst}</span>}
      </div>
      <AnswerPart sent={sent} mistake={mistake} />
    </section>
  )
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
