import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'

/** What a server, channel, operation or message says for one protocol: `ws` and `{"method":"GET"}`. */
export function bindingsOf(
  source: DocumentSource,
  raw: unknown,
  pointer: string,
): [protocol: string, value: string][] {
  if (raw === undefined) return []
  const { value, pointer: at } = resolve(source, raw, pointerTo(pointer, 'bindings'))
  return Object.entries(value as object).map(([protocol, settings]) => {
    const { value: found } = resolve(source, settings, pointerTo(at, protocol))
    // The version of the binding's own specification helps no reader.
    const { bindingVersion: _version, ...rest } = found as Record<string, unknown>
    return [protocol, JSON.stringify(rest)]
  })
}
