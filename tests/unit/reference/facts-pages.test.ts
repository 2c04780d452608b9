import { describe, expect, it } from 'vitest'
import { drawReference } from '../theme/reference/draw-reference.tsx'
import { FACTS } from './facts/all-facts.ts'
import { DrawnPage } from './facts/drawn-page.ts'
import { inWords } from './facts/fact.ts'
import { missingOnPage } from './facts/missing-facts.ts'
import { readDocument } from './facts/read-document.ts'

describe.each(Object.entries(FACTS))('the drawn page of %s', (document, { file, read }) => {
  it('shows every fact that the document has', () => {
    const reference = readDocument(document)
    const page = new DrawnPage(drawReference(reference))
    const missing = missingOnPage(read(), reference, page)
    expect(missing.map((fact) => `tests/data/facts/${file}:${fact.line}: ${inWords(fact)}`)).toEqual([])
  }, 60_000)
})
