const FILE_NAME = /[^\s"'`()<>=,/?#&;\\]+\.[a-z][a-z\d]{1,4}\b/gi

/**
 * Everything in a page, style sheet, script or data file that may be the name of a file, without folders. Too many do no harm: the build and
 * the service worker compare them with the files that exist.
 */
export function fileNamesIn(text: string): Set<string> {
  return new Set(text.match(FILE_NAME))
}

/** Whether a file is among such names: as it is called on disk, or as an address has it. */
export function isNamed(file: string, names: ReadonlySet<string>): boolean {
  return names.has(file) || names.has(encodeURIComponent(file)) || names.has(encodeURI(file))
}
