import type { Content, Example, Operation } from '../reference/model.ts'
import { matchesType } from './check-body.ts'
import type { Answer, Found, SentRequest, Violation } from './exchange.ts'
import { answerWithStatus, writeAnswer } from './write-answer.ts'

/** A request without mistakes, and what happened before it. */
export interface Situation {
  found: Found
  request: SentRequest
  /** Value of the body, if it has one. */
  body: unknown
  /** How often this address has been asked before. */
  earlier: number
  /** Values that the last request which started something has sent: a job goes on with what it was started with. */
  story: readonly string[]
  /** The address names something that the document's examples do not have, or that has been deleted. */
  isUnknown: boolean
}

/** The answer of the document's examples that belongs to a request, and why none of them is right. */
export function chooseAnswer(situation: Situation): { answer: Answer; violation?: Violation } {
  const { found, request, earlier, isUnknown } = situation
  const { operation } = found
  const missing = isUnknown ? answerWithStatus(operation, '404') : undefined
  if (missing) return { answer: missing }
  const turn = operation.mock[Math.min(earlier, operation.mock.length - 1)]
  const response = operation.responses.find(({ status }) =>
    turn ? status === turn.status : /^2/.test(status),
  )
  if (!response)
    return {
      answer: { status: 500, headers: {}, body: '' },
      violation: { place: 'address', kind: 'method', text: 'no answer is described' },
    }
  if (response.contents.length === 0) return { answer: writeAnswer(response) }

  const accept = request.headers['accept'] ?? '*/*'
  const content = contentFor(response.contents, accept)
  if (!content) {
    const refusal = answerWithStatus(operation, '406')
    if (refusal) return { answer: refusal }
    return {
      answer: { status: 406, headers: {}, body: '' },
      violation: {
        place: 'header',
        kind: 'value',
        name: 'accept',
        text: `asks for '${accept}', which is not described`,
      },
    }
  }
  const named = content.examples.filter(({ name }) => name === turn?.example)
  const isLast = earlier >= operation.mock.length - 1
  const candidates = named.length > 0 && !isLast ? named : [...new Set([...named, ...content.examples])]
  return { answer: writeAnswer(response, content, exampleFor(candidates, situation)) }
}

function contentFor(contents: readonly Content[], accept: string): Content | undefined {
  for (const wanted of accept.split(',').map((one) => one.split(';')[0]?.trim() ?? '')) {
    const content = contents.find(({ mediaType }) => matchesType(mediaType, wanted))
    if (content) return content
  }
  return undefined
}

/** The example of the same name as the request's own; else the one in which most values of the request stand, the first of equals. */
function exampleFor(examples: readonly Example[], situation: Situation): Example | undefined {
  const name = nameOfRequest(situation)
  const sameName = examples.find((example) => example.name === name)
  if (sameName) return sameName
  const sent = [...sentValues(situation), ...situation.story]
  const scores = examples.map((example) => {
    const text = JSON.stringify(example.value ?? '')
    return { example, score: sent.filter((value) => text.includes(value)).length }
  })
  return scores.sort((a, b) => b.score - a.score)[0]?.example
}

function nameOfRequest({ found, body }: Situation): string | undefined {
  const wanted = JSON.stringify(body)
  const examples = bodyExamples(found.operation)
  return body === undefined ? undefined : examples.find(({ value }) => JSON.stringify(value) === wanted)?.name
}

function bodyExamples(operation: Operation): Example[] {
  return (operation.body?.contents ?? []).flatMap(({ examples }) => examples)
}

function sentValues({ found, request, body }: Situation): string[] {
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
