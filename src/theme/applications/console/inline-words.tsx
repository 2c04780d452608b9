/** The little Markdown of descriptions, in lines: code, strong words, links. */
const PART = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/

/** A description of a document. Blank lines stay; links are words, because one that is pressed by mistake would lose what was typed. */
export function InlineWords({ text }: { text: string }) {
  return text.split(PART).map((part, index) => {
    // The pieces have no other name.
    const key = `${index}`
    if (part.startsWith('`') && part.length > 1) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**') && part.length > 4) return <strong key={key}>{part.slice(2, -2)}</strong>
    const link = /^\[([^\]]+)\]\([^)\s]+\)$/.exec(part)
    return <span key={key}>{link?.[1] ?? part}</span>
  })
}
