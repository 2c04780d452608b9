const FENCE = /^\s*(`{3,}|~{3,})/

/**
 * Tells code from text while the lines of a page are read one by one, without parsing it.
 * @returns for each line in turn, whether it is a fence or stands between two
 */
export function codeLines(): (line: string) => boolean {
  let fence: string | undefined
  return (line) => {
    const mark = FENCE.exec(line)?.[1]
    if (mark === undefined) return fence !== undefined
    if (fence === undefined) fence = mark
    else if (mark.startsWith(fence) && line.trim() === mark) fence = undefined
    return true
  }
}
