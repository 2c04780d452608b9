import { useReference } from './context.tsx'

/** What a channel or message says for one protocol: `mqtt: {"qos":1}`. */
export function Bindings({ bindings = [] }: { bindings?: readonly [string, string][] | undefined }) {
  const { texts } = useReference()
  return bindings.map(([protocol, value]) => (
    <p key={protocol}>
      {`${texts.about.bindings} `}
      <code>{protocol}</code>
      {': '}
      <code>{value}</code>
    </p>
  ))
}
