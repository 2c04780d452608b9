const NAMES = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Whether an element of HTML never has content, and so no closing tag. */
export function isVoidElement(name: string): boolean {
  return NAMES.has(name.toLowerCase())
}
