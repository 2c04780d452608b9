import { parseSync } from 'oxc-parser'
import { transform } from 'rolldown/utils'

/** JavaScript made from a TypeScript file. */
export interface StrippedScript {
  code: string
  /** Leads from the code back to the TypeScript. */
  map: { mappings: string; sources: string[]; names: string[]; version: number }
  /** Modules the code still imports; `offset` is the place in the TypeScript. */
  imports: { specifier: string; offset: number }[]
}

/**
 * Takes the types out of a TypeScript text without syntax errors; imports that only bring types go, too.
 * The settings of any `tsconfig.json` are ignored, so that every site is read alike.
 */
export async function stripTypes(source: string, path: string): Promise<StrippedScript> {
  const { code, map } = await transform(path, source, { lang: 'ts', sourcemap: true, tsconfig: false })
  const remaining = new Set(moduleRequests(path, code, 'js').map(({ specifier }) => specifier))
  const imports = moduleRequests(path, source, 'ts').filter(({ specifier }) => remaining.has(specifier))
  return { code, map: map ?? { mappings: '', sources: [], names: [], version: 3 }, imports }
}

function moduleRequests(path: string, source: string, lang: 'js' | 'ts') {
  const { module } = parseSync(path, source, { lang, sourceType: 'module' })
  const bringsValues = ({ entries }: { entries: { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  return [
    ...module.staticImports.filter(bringsValues).map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports
      .filter(bringsValues)
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: source.slice(start + 1, end - 1),
      start,
    })),
  ].map(({ value, start }) => ({ specifier: value, offset: start }))
}
