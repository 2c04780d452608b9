/** What a pasted text is, before anything of the documents is known. */
export type Pasted =
  | { kind: 'value'; value: unknown; text: string; mended?: Mended[] }
  | { kind: 'values'; values: unknown[] }
  | { kind: 'request'; request: PastedRequest }
  | { kind: 'answer'; status?: string; headers: [string, string][]; body?: Pasted }
  | { kind: 'status'; status: string }
  | { kind: 'text'; text: string; mediaType: string }
  | { kind: 'nothing' }

/** What had to be done to a text to read it as JSON. */
export type Mended = 'cut' | 'quotes' | 'comma'

/** A request as somebody wrote it; secrets are hidden already. */
export interface PastedRequest {
  method: string
  /** As it is written: whole, or a path. */
  address: string
  /** Names in lower case. */
  headers: [string, string][]
  body?: string
  parts?: { name: string; value: string; file?: true; type?: string }[]
}
