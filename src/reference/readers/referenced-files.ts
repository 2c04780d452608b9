import path from 'node:path'

/** The folder that all files of API documents lie in. */
const FOLDER = 'apis/'

/**
 * The file that the path of a `$ref` means.
 * @param from file with the reference, relative to the site root
 * @returns undefined for an address on the web, and for a path that leads out of `apis/`
 */
export function pathOfReference(reference: string, from: string): string | undefined {
  if (/^[a-z][a-z+.-]+:|^\//i.test(reference)) return undefined
  const file = path.posix.join(path.posix.dirname(from), reference)
  return file.startsWith(FOLDER) ? file : undefined
}

/** The files that a text refers to, each once. Read from the text alone, so it may name one that only an example mentions. */
export function referencedFiles(text: string, from: string): string[] {
  const found = [...text.matchAll(/\$ref['"]?\s*:\s*['"]?([^'"\s#,{}[\]]+)/g)].map(([, reference = '']) =>
    pathOfReference(reference, from),
  )
  return [...new Set(found)].filter((file) => file !== undefined && file !== from) as string[]
}
