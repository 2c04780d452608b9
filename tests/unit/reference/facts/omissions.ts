import { type Fact, inWords } from './fact.ts'

/** Facts that a document leaves out on purpose, in the words of the check, each with its reason. */
export const OMISSIONS: Record<string, Record<string, string>> = {
  'scribe-batch-v2': {
    'status 404 of POST /api/v2/transcription':
      'A start has no id that could be unknown; the facts say that this row may be dropped.',
  },
  llm: {
    'shape Period of FinancialStatementCurrencyResponse periods':
      'The published schema is wrong here: periods hold statements, as the facts say further down.',
    'shape Period of SegmentsCurrencyResponse periods':
      'The published schema is wrong here: periods hold segments, as the facts say further down.',
  },
}

/** Whether a fact is left out on purpose. */
export function isOmitted(document: string, fact: Fact): boolean {
  return OMISSIONS[document]?.[inWords(fact)] !== undefined
}
