const BINDING = /^[\s>]*(?:`{3,}|~{3,}).*\boperation=(?:"(?<quoted>[^"]*)"|(?<bare>\S+))/gm

/** Names of the documents whose operations the code fences of a page call (docs/apis.md), each once. */
export function boundDocuments(text: string): string[] {
  const operations = [...text.matchAll(BINDING)].flatMap(({ groups = {} }) =>
    (groups['quoted'] ?? groups['bare'] ?? '').split(/\s+/),
  )
  return [...new Set(operations.flatMap((one) => /^([^#]+)#/.exec(one)?.[1] ?? []))]
}
