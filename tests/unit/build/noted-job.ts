import { appendFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '../../../src/build/processes.ts'

/** Doubles numbers and notes each that it doubles in a file; the double of 1 is kept, the number 0 cannot be doubled. */
export const job: Job<{ notes: string }, number, number> = {
  url: import.meta.url,
  start: ({ notes }) => ({
    kept: async (number) => (number === 1 ? 2 : undefined),
    async make(number) {
      if (number === 0) throw new Error('Nothing to double')
      await appendFile(notes, `${number}\n`)
      await sleep(20)
      return 2 * number
    },
  }),
}
