import { SAMPLE_LANGUAGES } from './code-keys.ts'
import type { SecurityScheme, Server } from './connection-model.ts'
import type { SequenceStep, StateMachine } from './diagram-model.ts'
import type { ApiReference } from './model.ts'
import { sectionId } from './outline.ts'
import { plainLines } from './plain-text.ts'
import { shownAddress } from './server-address.ts'

/** The text of a section that belongs to the document as a whole, for the search; empty for others. */
export function sectionText(reference: ApiReference, id: string): string {
  const { about, limits, servers, security, states, sequence = [], title, version, format } = reference
  const texts: Record<string, (string | undefined)[]> = {
    [sectionId('about')]: [
      `${title} ${version}`,
      format,
      about?.summary,
      about?.contact?.name,
      about?.contact?.email,
      about?.license?.name,
      ...(about?.notes ?? []),
      ...(about?.documents ?? []).map(({ url, description = url }) => description),
    ],
    [sectionId('servers')]: servers.flatMap(serverTexts),
    [sectionId('connection')]: servers.flatMap(serverTexts),
    [sectionId('authentication')]: security.flatMap(schemeTexts),
    [sectionId('limits')]: limits.map(limitText),
    [sectionId('states')]: states ? stateTexts(states) : [],
    [sectionId('sequence')]: sequence.flatMap(stepTexts),
    [sectionId('operations')]: [namesOfSection(reference, sectionId('operations')).join(', ')],
  }
  return plainLines(...(texts[id] ?? []))
}

/** What such a section is called besides its heading: the addresses of servers, the languages in which each operation has a sample. */
export function namesOfSection({ kind, servers }: ApiReference, id: string): string[] {
  if (id === sectionId('operations') && kind === 'http') return SAMPLE_LANGUAGES.map(({ label }) => label)
  const isAddress = id === sectionId('servers') || id === sectionId('connection')
  return isAddress ? servers.map(shownAddress) : []
}

/** What is said of a server. */
export function serverTexts({ url, description, variables = [], notes = [] }: Server): string[] {
  const values = variables.map((one) =>
    [`${one.name}:`, one.description, one.default, ...one.values].join(' '),
  )
  return [url, description, ...values, ...notes]
}

/** A limit in one line. */
export function limitText({ name, value, note = '' }: ApiReference['limits'][number]): string {
  return `${name}: ${value} ${note}`
}

function schemeTexts({ kind, description, flows = [], discovery }: SecurityScheme): (string | undefined)[] {
  const ofFlows = flows.flatMap(({ addresses, scopes }) => [
    ...addresses.map(({ url }) => url),
    ...scopes.map((scope) => `${scope.name}: ${scope.description}`),
  ])
  return [kind, description, discovery, ...ofFlows]
}

function stateTexts({ description, states, transitions }: StateMachine): string[] {
  return [
    description,
    ...states.map(({ name, description: meaning, seen = '' }) => `${name}: ${meaning} ${seen}`),
    ...transitions.map(({ from = '', event, to }) => `${from} ${event} ${to}`.trim()),
  ]
}

function stepTexts(step: SequenceStep): string[] {
  if ('repeat' in step) return [step.repeat, ...step.steps.flatMap(stepTexts)]
  return [`${step.message} ${step.note ?? ''}`]
}
