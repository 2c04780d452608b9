/** A console of a program that calls several operations, one after the other. */
export interface ConsoleStep {
  /** operationId */
  operation: string
  /** `POST /jobs` */
  label: string
  /** Of its `OperationData`. */
  address: string
}
