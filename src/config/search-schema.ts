import * as z from 'zod'

/** One or more words that readers write for the same thing. */
const word = z.string().regex(/[\p{L}\p{N}]/u, { error: 'A synonym needs a letter or a digit' })

const group = z.array(word).superRefine((words, context) => {
  if (words.length < 2)
    context.addIssue({
      code: 'custom',
      message: 'A group of synonyms has at least two words',
      params: { expected: "such as ['webhook', 'callback']" },
    })
  const seen = new Set<string>()
  for (const [index, one] of words.entries()) {
    const key = one.trim().toLowerCase()
    const params = { expected: 'each word once' }
    if (seen.has(key))
      context.addIssue({ code: 'custom', path: [index], message: `'${one}' is in the group twice`, params })
    seen.add(key)
  }
})

/** What the search knows besides the pages. */
export const searchSchema = z.strictObject({
  /** Groups of words that mean the same to readers; each finds the others, in every language. */
  synonyms: z.array(group).default([]),
})
