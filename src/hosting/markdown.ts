/**
 * What hosts that decide by regular expressions take for a wish for Markdown: the type is named, with full weight. Our own server weighs it against
 * HTML (src/server/accepted-type.ts).
 */
export const WANTS_MARKDOWN = '(^|,)\\s*text/markdown\\s*(;\\s*charset=[^,;]*)?(;\\s*q=1(\\.0*)?)?\\s*(,|$)'
