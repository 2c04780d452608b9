import type { Operation } from '../model.ts'
import type { SampleChoice } from './sample-request.ts'

/**
 * The requests that samples of an operation can show: the usual one first, then one for each other body and each other way to prove who sends it.
 * These vary alone: a request for each pair of them would be many.
 */
export function sampleChoices({ body, security }: Operation): SampleChoice[] {
  const bodies = (body?.contents ?? []).flatMap((content): Omit<SampleChoice, 'need'>[] =>
    content.examples.length > 0 ? content.examples.map((example) => ({ content, example })) : [{ content }],
  )
  const needs = [...security].sort((a, b) => Math.sign(b.length) - Math.sign(a.length))
  const [first = {}, ...otherBodies] = bodies
  const [need = [], ...otherNeeds] = needs
  return [
    { ...first, need },
    ...otherBodies.map((other) => ({ ...other, need })),
    ...otherNeeds.map((other) => ({ ...first, need: other })),
  ]
}
