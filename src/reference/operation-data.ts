import { bareReference } from './bare-reference.ts'
import type { ApiReference, Content, Operation, Parameter, Response } from './model.ts'
import type { Field, JsonSchema, Schema } from './schema-model.ts'

/** What an application needs of one operation: the reference with this operation, and the definitions that it uses. */
export interface OperationData {
  reference: ApiReference
}

/** A step of the console of a program that calls several operations, one after the other. */
export interface ConsoleStep {
  /** operationId */
  operation: string
  /** `POST /jobs` */
  label: string
  /** Of its `OperationData`. */
  address: string
}

/**
 * Reduces a reference to one of its operations; what only pages draw is left out. Of a document with states all operations stay, because they are about the
 * same jobs.
 */
export function operationData(whole: ApiReference, operation: Operation): OperationData {
  const groups = whole.groups
    .map((group) => ({
      ...group,
      operations: whole.states ? group.operations : group.operations.filter((one) => one === operation),
    }))
    .filter(({ operations }) => operations.length > 0)
    .map(({ id, slug, title, operations }) => ({
      id,
      slug,
      title,
      description: '',
      operations: operations.map(reducedOperation),
    }))
  return {
    reference: {
      ...referenceWithStates(whole),
      servers: whole.servers,
      security: whole.security,
      limits: whole.limits,
      groups,
      definitions: usedDefinitions(groups, whole.definitions),
    },
  }
}

/** What says which reference it is, and the states that its operations and messages lead through. */
export function referenceWithStates(whole: ApiReference): ApiReference {
  const { states } = whole
  return { ...bareReference(whole), ...(states && { states }) }
}

function reducedOperation(operation: Operation): Operation {
  const { notes: _notes, documents: _documents, body, parameters, responses, ...rest } = operation
  return {
    ...rest,
    callbacks: [],
    parameters: parameters.map((parameter): Parameter => reducedField(parameter)),
    ...(body && { body: { ...body, contents: body.contents.map(reducedContent) } }),
    responses: responses.map(
      (response): Response => ({
        ...response,
        headers: response.headers.map(reducedField),
        contents: response.contents.map(reducedContent),
      }),
    ),
  }
}

function reducedField<Named extends Field>(field: Named): Named {
  const { values, default: usual } = field.schema
  return {
    ...field,
    schema: {
      ...outside(field.schema),
      ...(values && { values }),
      ...(usual !== undefined && { default: usual }),
    },
  }
}

/** The JSON Schema says the rest. */
function reducedContent({ schema, ...content }: Content): Content {
  return { ...content, ...(schema && { schema: outside(schema) }) }
}

function outside({ type, name }: Schema): Schema {
  return { type, ...(name !== undefined && { name }), limits: [] }
}

/** The definitions that a part of the document leads to, also by way of another one. */
export function usedDefinitions(
  part: unknown,
  definitions: Readonly<Record<string, JsonSchema>>,
): Record<string, JsonSchema> {
  const used = new Map<string, JsonSchema>()
  const open: unknown[] = [part]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const [, name = ''] of JSON.stringify(next).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
      const found = definitions[name]
      if (found === undefined || used.has(name)) continue
      used.set(name, found)
      open.push(found)
    }
  }
  return Object.fromEntries(used)
}
