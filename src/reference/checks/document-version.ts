/** Which version of which specification a document follows. */
import type { Problem } from '../../config/problem.ts'
import type { DocumentSource } from '../readers/document-source.ts'

/** The versions that are read, by the schema that judges them. */
export type ReadVersion = 'openapi 3.0' | 'openapi 3.1' | 'openapi 3.2' | 'asyncapi 3.0' | 'asyncapi 3.1'

const READ: readonly string[] = [
  'openapi 3.0',
  'openapi 3.1',
  'openapi 3.2',
  'asyncapi 3.0',
  'asyncapi 3.1',
] satisfies ReadVersion[]
const EXPECTED = 'openapi: 3.0, 3.1 or 3.2, or asyncapi: 3.0 or 3.1'

/** The version of a document, or why it is not read. */
export function versionOf(source: DocumentSource): { version: ReadVersion } | { problem: Problem } {
  const [name, written] = declared(source.data)
  const refuse = (message: string, more: Partial<Problem> = {}) => ({
    problem: source.problem(name === '' ? '' : `/${name}`, message, { expected: EXPECTED, ...more }),
  })
  if (name === '') return refuse('This is no API document: it does not say which specification it follows')
  const version = `${name} ${/^\d+\.\d+/.exec(written)?.[0]}`
  if (READ.includes(version)) return { version: version as ReadVersion }
  const received = `${name}: ${written}`
  const convert = conversion(version, source.file)
  const title = `${TITLES[name]} ${written}`
  return convert === undefined
    ? refuse(`${title} is not read`, { received })
    : refuse(`${title} is not read; convert the document with \`${convert}\``, { received })
}

const TITLES = { openapi: 'OpenAPI', swagger: 'OpenAPI', asyncapi: 'AsyncAPI' } as const

/** `OpenAPI 3.1` */
export function titleOf(version: ReadVersion): string {
  const [name, number] = version.split(' ') as [keyof typeof TITLES, string]
  return `${TITLES[name]} ${number}`
}

function declared(data: unknown): [name: '' | keyof typeof TITLES, version: string] {
  if (typeof data !== 'object' || data === null) return ['', '']
  for (const name of ['openapi', 'asyncapi', 'swagger'] as const) {
    const version = (data as Record<string, unknown>)[name]
    // Without quotes YAML reads 2.0 as the number 2.
    if (typeof version === 'number') return [name, Number.isInteger(version) ? `${version}.0` : `${version}`]
    if (version !== undefined) return [name, String(version)]
  }
  return ['', '']
}

/** The command that makes a version that is read of an older one. */
function conversion(version: string, file: string): string | undefined {
  if (version.startsWith('swagger ')) return `npx swagger2openapi ${file} --yaml --outfile ${file}`
  if (version.startsWith('asyncapi 2.'))
    return `npx @asyncapi/cli convert ${file} --format=asyncapi --target-version=3.0.0 --output=${file}`
  return undefined
}
