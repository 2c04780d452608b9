const VOID = namesOf('area base br col embed hr img input link meta source track wbr')
const INLINE = namesOf(
  'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark meter progress q s samp select small span strong sub sup svg time u var wbr',
)
const BOOLEAN = namesOf(
  'allowfullscreen async autofocus autoplay checked controls default defer disabled download hidden inert ismap loop multiple muted novalidate open playsinline readonly required reversed selected',
)

/** Whether an element of HTML never has content, and so no closing tag. */
export function isVoidElement(name: string): boolean {
  return VOID.has(name.toLowerCase())
}

/** Whether an element of HTML stands in a line of text. */
export function isInlineElement(name: string): boolean {
  return INLINE.has(name)
}

/** Whether an attribute of HTML is on when it is there, whatever its value. */
export function isBooleanAttribute(name: string): boolean {
  return BOOLEAN.has(name)
}

function namesOf(text: string): Set<string> {
  return new Set(text.split(' '))
}
