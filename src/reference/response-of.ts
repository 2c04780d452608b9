import type { Operation, Response } from './model.ts'

/** What the document says of a status: under its number, its class (`5XX`) or `default`. */
export function responseOf({ responses }: Operation, status: number): Response | undefined {
  const names = [String(status), `${String(status)[0]}XX`, 'default']
  return names
    .map((name) => responses.find((response) => response.status.toUpperCase() === name.toUpperCase()))
    .find((found) => found)
}
