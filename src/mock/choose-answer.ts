import type { StateAnswer } from '../reference/diagram-model.ts'
import type { ApiReference, Content, Example, Operation } from '../reference/model.ts'
import { matchesType } from './check-body.ts'
import type { Found, Outcome, SentRequest, Violation } from './exchange.ts'
import type { Present } from './present.ts'
import { refuse, told } from './refuse.ts'
import { answerOf } from './write-answer.ts'

/** A request without mistakes, and what the service remembers of the thing it is about. */
export interface Asked extends Present {
  reference: ApiReference
  found: Found
  request: SentRequest
  /** Value of the body, if it has one. */
  body: unknown
}

/** The answer of the document's examples that belongs to a request, and why none of them is right. */
export function chooseAnswer(asked: Asked): { outcome: Outcome; violation?: Violation } {
  const { reference, found, request, turn, mayVary, isStrict } = asked
  const { operation } = found
  const response = operation.responses.find(({ status }) =>
    turn ? status === turn.status : /^2/.test(status),
  )
  if (!response) {
    const violation: Violation = { place: 'address', kind: 'method', text: 'no answer is described' }
    return { outcome: { answer: { status: 500, headers: {}, body: '' }, isUndocumented: true }, violation }
  }
  if (response.contents.length === 0) return { outcome: told(response, answerOf(reference, response)) }

  const accept = request.headers['accept'] ?? '*/*'
  const wanted = contentFor(response.contents, accept)
  const canRefuse = operation.responses.some(({ status }) => status === '406')
  // A service that knows no 406 disregards the header, as HTTP allows it.
  if (!wanted && canRefuse && response.status.startsWith('2'))
    return { outcome: refuse(reference, operation, 'not acceptable') }
  const content = wanted ?? (response.contents[0] as Content)
  const named = content.examples.filter(({ name }) => name === turn?.example)
  const isElsewhere = named.length === 0 && response.contents.some((one) => hasExample(one, turn))
  if (isStrict && isElsewhere && !mayVary) return { outcome: refuse(reference, operation, 'unknown thing') }
  const candidates = named.length > 0 && !mayVary ? named : [...new Set([...named, ...content.examples])]
  const text = `asks for '${accept}', which is not described`
  return {
    outcome: told(response, answerOf(reference, response, content, exampleFor(candidates, asked))),
    ...(!wanted && { violation: { place: 'header', kind: 'value', name: 'accept', text } }),
  }
}

function hasExample({ examples }: Content, turn: StateAnswer | undefined): boolean {
  return examples.some(({ name }) => name === turn?.example)
}

function contentFor(contents: readonly Content[], accept: string): Content | undefined {
  for (const wanted of accept.split(',').map((one) => one.split(';')[0]?.trim() ?? '')) {
    const content = contents.find(({ mediaType }) => matchesType(mediaType, wanted))
    if (content) return content
  }
  return undefined
}

/** The example of the same name as the request's own; else the one in which most values of the request stand, the first of equals. */
function exampleFor(examples: readonly Example[], asked: Asked): Example | undefined {
  const name = nameOfRequest(asked)
  const sameName = examples.find((example) => example.name === name)
  if (sameName) return sameName
  const sent = [...sentValues(asked), ...asked.story]
  const scores = examples.map((example) => {
    const text = JSON.stringify(example.value ?? '')
    return { example, score: sent.filter((value) => text.includes(value)).length }
  })
  return scores.sort((a, b) => b.score - a.score)[0]?.example
}

function nameOfRequest({ found, body }: Asked): string | undefined {
  const wanted = JSON.stringify(body)
  const examples = bodyExamples(found.operation)
  return body === undefined ? undefined : examples.find(({ value }) => JSON.stringify(value) === wanted)?.name
}

function bodyExamples(operation: Operation): Example[] {
  return (operation.body?.contents ?? []).flatMap(({ examples }) => examples)
}

function sentValues({ found, request, body }: Asked): string[] {
  return [
    ...scalarTexts(Object.values(found.pathValues)),
    ...scalarTexts(request.query.map(([, value]) => value)),
    ...scalarTexts(body),
  ]
}

/** Texts and numbers of a value and of what it holds at the first level, as JSON writes them. */
export function scalarTexts(value: unknown): string[] {
  const entries = typeof value === 'object' && value !== null ? Object.values(value).flat() : []
  return entries
    .filter((entry) => typeof entry === 'string' || typeof entry === 'number')
    .map((entry) => JSON.stringify(entry))
}
