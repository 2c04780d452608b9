import type { Plugin, Rolldown } from 'vite'

const RUNTIME = 'rolldown-runtime'

/**
 * Gives each file its own copy of the bundler's few helpers. Otherwise several files share one of 200 bytes, and whatever needs one of them waits for it.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'docs:inline-runtime',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === RUNTIME)
      if (!runtime) return
      for (const chunk of chunks) inline(runtime, chunk)
      delete bundle[runtime.fileName]
    },
  }
}

/** @throws Error when the bundler writes its helpers differently */
function inline({ code, fileName }: Rolldown.OutputChunk, chunk: Rolldown.OutputChunk): void {
  if (!chunk.imports.includes(fileName)) return
  const [, body = '', exported = ''] = /^(.*)export\{([^}]*)\};?\s*$/s.exec(code) ?? []
  const statement = new RegExp(`import\\{([^}]*)\\}from"\\./${fileName.replaceAll('.', '\\.')}";?`)
  const [whole, imported] = statement.exec(chunk.code) ?? []
  if (body === '' || whole === undefined || imported === undefined)
    throw new Error(`The helpers of the bundler cannot be put into ${chunk.fileName}.`)
  const given = pairs(exported).map(([own, name]) => `${name}:${own}`)
  const taken = pairs(imported).map(([name, own]) => `${name}:${own}`)
  chunk.code = chunk.code.replace(whole, () => `const{${taken}}=(()=>{${body}return{${given}}})();`)
  chunk.imports = chunk.imports.filter((name) => name !== fileName)
}

/** The names on both sides of each `as`. */
function pairs(names: string): [string, string][] {
  return names.split(',').map((one) => {
    const [name = '', other = name] = one.trim().split(' as ')
    return [name, other]
  })
}
