const FILE_NAME = /[^\s"'`()<>=,/?#&;\\]+\.[a-z][a-z\d]{1,4}\b/gi

/**
 * Everything in a page, style sheet, script or data file that may be the name of a file, without folders. Too many do no harm: the build and
 * the service worker compare them with the files that exist.
 */
export function fileNamesIn(text: string): Set<string> {
  return new Set(text.match(FILE_NAME))
}
