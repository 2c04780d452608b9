import { type Fact, inWords } from './fact.ts'

/** Facts that a document leaves out on purpose, in the words of the check, each with its reason. */
export const OMISSIONS: Record<string, Record<string, string>> = {
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
