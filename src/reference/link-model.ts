/** What a value of a response is good for: another operation that takes it. */
export interface ResponseLink {
  name: string
  description: string
  /** operationId, or the reference to the operation: `#/paths/~1jobs/get`, or one of another document. */
  operation: string
  /** Parameters of the other operation and what they take, as `$response.body#/id`. */
  parameters: [name: string, value: string][]
  body?: string
  /** Address of the other operation, where it is not that of the document. */
  server?: string
}
