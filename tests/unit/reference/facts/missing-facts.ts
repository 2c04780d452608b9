import type { Limit } from '../../../../src/reference/limit-model.ts'
import type { ApiReference, Operation } from '../../../../src/reference/model.ts'
import { plainText } from '../../../../src/reference/plain-text.ts'
import { DocumentIndex } from './document-index.ts'
import type { DrawnPage } from './drawn-page.ts'
import type { Fact } from './fact.ts'
import { codes } from './facts-file.ts'

/** Where the page must show a fact that the document has. */
interface Found {
  /** Permalink of the element, or of the name before it; without it, an element of the page has just this text. */
  id?: string
  text: string
}

/** The facts that a document leaves out, in their order. */
export function missingInDocument(facts: readonly Fact[], reference: ApiReference): Fact[] {
  const index = new DocumentIndex(reference)
  return facts.filter((fact) => find(fact, index).length === 0)
}

/** The facts that the document has and its page does not show. Names of shapes are for writers of documents, not for readers of pages. */
export function missingOnPage(facts: readonly Fact[], reference: ApiReference, page: DrawnPage): Fact[] {
  const index = new DocumentIndex(reference)
  return facts.filter(
    (fact) => fact.kind !== 'shape' && !find(fact, index).every(({ id, text }) => page.shows(text, id)),
  )
}

function find({ kind, name, at }: Fact, index: DocumentIndex): Found[] {
  const { reference } = index
  const operation = index.operations.get(kind === 'operation' ? name : (at.operation ?? ''))
  switch (kind) {
    case 'operation':
      return operation ? addressOf(operation, name, reference) : []
    case 'parameter': {
      const parameters = operation?.parameters ?? []
      const variants = parameters.filter((parameter) => parameter.variants.some((one) => one.name === name))
      const fields = [...index.fields({ ...at, part: 'parameters' }, name), ...variants]
      return fields.map(({ id }) => ({ id, text: name }))
    }
    case 'field':
      return index.fields(at, name).map(({ id }) => ({ id, text: name }))
    case 'value':
      return index.values(at).flatMap(({ id, value }) => (value === name ? [{ id, text: name }] : []))
    case 'mention': {
      const said = index.texts(at).filter(({ text }) => wordsOf(text).has(name))
      return said.length > 0
        ? said.map((place) => ({ ...place, text: name }))
        : find({ kind: 'value', name, at, line: 0 }, index)
    }
    case 'status':
      return (operation?.responses ?? []).flatMap(({ id, status }) =>
        status === name ? [{ id, text: name }] : [],
      )
    case 'message':
      return reference.messages.flatMap((one) =>
        one.name === name && one.from === at.from ? [{ id: one.id, text: name }] : [],
      )
    case 'shape':
      return index.schemas(at).some((schema) => schema.name === name) ? [{ text: name }] : []
    case 'media':
      return mediaTypes(operation, at.part).includes(name) ? [{ text: name }] : []
    case 'limit':
      return limits(reference).flatMap(({ value, note = '' }) =>
        numbersOf(name).every((number) => numbersOf(`${value} ${note}`).includes(number))
          ? [{ text: plainText(value) }]
          : [],
      )
  }
}

/** Title, method and address; of an operation that stands for several paths, the one that is looked for too. */
function addressOf(operation: Operation, name: string, reference: ApiReference): Found[] {
  const { id, summary, method, path, publishedPaths, servers = reference.servers } = operation
  const address = `${method}\n${servers[0]?.url.replace(/\/$/, '')}${path}`
  const published = publishedPaths.filter((one) => name.endsWith(one))
  return [{ id, text: summary }, ...[address, ...published].map((text) => ({ text }))]
}

/** What a text has between backticks, also word by word; of a pattern, its words. */
function wordsOf(text: string): ReadonlySet<string> {
  const marked = text.startsWith('^') ? [text] : codes(text)
  return new Set(marked.flatMap((code) => [code, ...code.split(/[^\w]+/)]))
}

/** Media types of the bodies of a request or its successful answers, and of the parts of forms. */
function mediaTypes(operation: Operation | undefined, part: Fact['at']['part']): string[] {
  const responses = operation?.responses.filter(({ status }) => status.startsWith('2')) ?? []
  const contents =
    part === 'request' ? (operation?.body?.contents ?? []) : responses.flatMap((one) => one.contents)
  return contents.flatMap(({ mediaType, partTypes }) => [
    mediaType,
    ...Object.values(partTypes).flatMap((types) => types.split(/,\s*/)),
  ])
}

function limits({ limits: all, groups }: ApiReference): Limit[] {
  return [...all, ...groups.flatMap(({ operations }) => operations).flatMap((operation) => operation.limits)]
}

function numbersOf(text: string): string[] {
  return text.replace(/(?<=\d)[, ](?=\d{3})/g, '').match(/\d+(?:\.\d+)?/g) ?? []
}
