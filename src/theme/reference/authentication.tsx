import type { OAuthFlow, SecurityScheme } from '../../reference/connection-model.ts'
import { needsInWords, usualNeeds } from '../../reference/security-words.ts'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'
import { SectionHeading } from './section-heading.tsx'

/** How a caller proves who it is: every scheme of the document, and what most operations ask for. */
export function Authentication() {
  const { reference } = useReference()
  if (reference.security.length === 0) return null
  return (
    <>
      <SectionHeading name="authentication" />
      <UsualNeed />
      {reference.security.map((scheme) => (
        <div key={scheme.name}>
          <p>
            <strong>
              <Prose text={scheme.kind} inline />
            </strong>
            {reference.security.length > 1 && ` (${scheme.name})`}
          </p>
          <Prose text={scheme.description} />
          <Addresses scheme={scheme} />
        </div>
      ))}
    </>
  )
}

/** Of one scheme alone it goes without saying. */
function UsualNeed() {
  const { reference, texts } = useReference()
  const usual = usualNeeds(reference)
  const isKnown = reference.security.length === 1 && usual?.length === 1 && usual[0]?.[0]?.scopes.length === 0
  if (usual === undefined || usual.length === 0 || isKnown) return null
  return <Prose text={texts.usualNeed(needsInWords(reference.security, usual, texts.security))} />
}

/** Where a token comes from, and what it may be for. */
function Addresses({ scheme: { flows = [], discovery } }: { scheme: SecurityScheme }) {
  const { texts } = useReference()
  if (flows.length === 0 && discovery === undefined) return null
  return (
    <ul>
      {discovery !== undefined && (
        <li>
          {`${texts.discovery}: `}
          <code>{discovery}</code>
        </li>
      )}
      {flows.map((flow) => (
        <li key={flow.kind}>
          <Flow flow={flow} />
        </li>
      ))}
    </ul>
  )
}

function Flow({ flow: { kind, addresses, scopes } }: { flow: OAuthFlow }) {
  const { texts } = useReference()
  return (
    <>
      {texts.flows[kind as keyof typeof texts.flows] ?? kind}
      {addresses.map(({ name, url }) => (
        <span key={name}>
          {` · ${texts.flowAddresses[name]}: `}
          <code>{url}</code>
        </span>
      ))}
      {scopes.length > 0 && (
        <ul>
          {scopes.map(({ name, description }) => (
            <li key={name}>
              <code>{name}</code>
              {description !== '' && ': '}
              <Prose text={description} inline />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
