import { describe, expect, it } from 'vitest'
import { countsOf, FACTS } from './facts/all-facts.ts'
import { inWords } from './facts/fact.ts'
import { FactsFile } from './facts/facts-file.ts'
import { missingInDocument } from './facts/missing-facts.ts'
import { isOmitted, OMISSIONS } from './facts/omissions.ts'
import { readDocument } from './facts/read-document.ts'
import { wrongFields } from './facts/wrong-fields.ts'

describe.each(Object.entries(FACTS))('apis/%s.yaml', (document, { file, read, counts }) => {
  const facts = read()
  const reference = readDocument(document)
  const missing = missingInDocument(facts, reference)

  it('has every operation, parameter, field, value, status and message of the facts', () => {
    const left = missing.filter((fact) => !isOmitted(document, fact))
    expect(left.map((fact) => `tests/data/facts/${file}:${fact.line}: ${inWords(fact)}`)).toEqual([])
  })

  it('has fields that are required, nullable and limited as the facts say', () => {
    expect(wrongFields(facts, reference, new FactsFile(file))).toEqual([])
  })

  it('leaves out what the list of omissions says, and nothing of the list is there after all', () => {
    const omitted = new Set(missing.map(inWords))
    expect(Object.keys(OMISSIONS[document] ?? {}).filter((fact) => !omitted.has(fact))).toEqual([])
  })

  it('is compared with all facts', () => {
    expect(countsOf(facts)).toEqual(counts)
  })
})

describe('the facts', () => {
  it('name things, once read', () => {
    for (const { read } of Object.values(FACTS))
      for (const fact of read())
        expect(fact).toMatchObject({ name: expect.stringMatching(/./), line: expect.any(Number) })
  })
})
