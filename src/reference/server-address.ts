import type { Server } from './connection-model.ts'

/** Stands in samples for the host of a service that names none. */
const UNKNOWN_HOST = 'https://your-host.example'

/** The address of a server as a request needs it: absolute, defaults of variables inserted, no slash at its end. */
export function serverAddress(server: Server | undefined): string {
  const address = filled(server)
  return /^[a-z][a-z+.-]*:\/\//i.test(address)
    ? address
    : `${UNKNOWN_HOST}/${address.replace(/^\/+/, '')}`.replace(/\/$/, '')
}

/** The same as the document has it: without a host when it names none. */
export function shownAddress(server: Server | undefined): string {
  return filled(server)
}

function filled({ url = '', variables = [] }: Partial<Server> = {}): string {
  const values = new Map(variables.map(({ name, default: value }) => [name, value]))
  return url.replace(/\{([^}]+)\}/g, (whole, name: string) => values.get(name) ?? whole).replace(/\/+$/, '')
}
