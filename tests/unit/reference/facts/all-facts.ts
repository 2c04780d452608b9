import { authenticationFacts } from './authentication-facts.ts'
import { extractV2Facts } from './extract-v2-facts.ts'
import { extractV3Facts } from './extract-v3-facts.ts'
import type { Fact } from './fact.ts'
import { groundingFacts } from './grounding-facts.ts'
import { llmFacts } from './llm-facts.ts'
import { nerdFacts } from './nerd-facts.ts'
import { realTimeV1Facts, realTimeV2Facts } from './scribe-real-time-facts.ts'
import { scribeV1Facts } from './scribe-v1-facts.ts'
import { scribeV2Facts } from './scribe-v2-facts.ts'

interface FactsOfDocument {
  /** File of `tests/data/facts/`. */
  file: string
  read: () => Fact[]
  /** How many there are: a reader that overlooks a table is noticed. */
  counts: Partial<Record<Fact['kind'], number>>
}

/** The facts by API document. */
export const FACTS: Record<string, FactsOfDocument> = {
  'scribe-batch-v2': {
    file: 'scribe-v2.md',
    read: scribeV2Facts,
    counts: { operation: 4, parameter: 4, status: 23, field: 42, value: 35, media: 17, mention: 3, limit: 5 },
  },
  'scribe-real-time-v2': {
    file: 'scribe-v2.md',
    read: realTimeV2Facts,
    counts: { message: 11, field: 31, value: 15, limit: 4 },
  },
  'scribe-batch-v1': {
    file: 'scribe-v1.md',
    read: scribeV1Facts,
    counts: { operation: 3, parameter: 3, status: 14, field: 19, value: 3, media: 15, mention: 1, limit: 2 },
  },
  'scribe-real-time-v1': {
    file: 'scribe-v1.md',
    read: realTimeV1Facts,
    counts: { message: 11, field: 26, value: 13, limit: 5 },
  },
  authentication: {
    file: 'authentication.md',
    read: authenticationFacts,
    counts: { operation: 2, parameter: 1, status: 4, field: 11, value: 2, media: 2, mention: 17, limit: 2 },
  },
  llm: {
    file: 'llmreadyapi.md',
    read: llmFacts,
    counts: {
      operation: 71,
      parameter: 99,
      status: 183,
      field: 376,
      value: 707,
      mention: 64,
      shape: 119,
      media: 1,
    },
  },
  nerd: {
    file: 'nerd.md',
    read: nerdFacts,
    counts: { operation: 6, parameter: 3, status: 35, field: 38, value: 20, mention: 7, limit: 1 },
  },
  'extract-v3': {
    file: 'extract-v3.md',
    read: extractV3Facts,
    counts: { operation: 5, parameter: 3, status: 24, field: 75, value: 76, mention: 1, limit: 2 },
  },
  'extract-v2': {
    file: 'extract-v2.md',
    read: extractV2Facts,
    counts: { operation: 2, parameter: 2, status: 9, field: 34, value: 31, mention: 1 },
  },
  grounding: {
    file: 'site-overview-and-grounding.md',
    read: groundingFacts,
    counts: { operation: 3, status: 4, field: 23, mention: 8 },
  },
}

/** How many facts of each kind. */
export function countsOf(facts: readonly Fact[]): Partial<Record<Fact['kind'], number>> {
  const counts: Partial<Record<Fact['kind'], number>> = {}
  for (const { kind } of facts) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
