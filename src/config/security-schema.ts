import * as z from 'zod'

/** Whom people tell about a weakness (RFC 9116). */
export const securitySchema = z.strictObject({
  /** A web address, or `mailto:` with an address. */
  contact: z.string().regex(/^(https:\/\/\S+|mailto:\S+@\S+)$/, {
    error: 'Neither a web address such as `https://example.com/security` nor `mailto:security@example.com`',
  }),
  /** Until when this holds, for example `2027-06-30`; at most a year ahead. It stands here so that two builds of one commit are the same. */
  expires: z.iso.date({ error: 'Not a date such as `2027-06-30`' }),
})
