import { openSearch } from '../../search/open-search.ts'
import type { SearchAnswer, SiteSearch } from '../../search/results.ts'
import { ownAddress } from '../own-address.ts'

/** A query on its way to the engine. */
export interface Question {
  query: string
  /** Nothing is asked; what queries may need is loaded. */
  ahead?: true
  /** The search data, base path included. */
  address: string
  /** Base path of the site. */
  base: string
}

/** `answer` is absent when the data could not be loaded: the next question tries again (SRU-04, C18). */
export interface Reply {
  query: string
  answer?: SearchAnswer
}

let opened: { address: string; search: Promise<SiteSearch> } | undefined
let latest: Question | undefined
let busy = false

/**
 * Answers questions one after the other; of those that arrive meanwhile only the newest. Runs in a worker (search-worker.ts), or in the page
 * where workers are missing.
 */
export async function answerQuestion(question: Question, reply: (reply: Reply) => void): Promise<void> {
  if (question.ahead) {
    // What has failed is tried again with the next query.
    const search = await opened?.search.catch(() => undefined)
    return search?.loadAhead()
  }
  latest = question
  if (busy) return
  busy = true
  while (latest) {
    const { query, ...site }: Question = latest
    latest = undefined
    const ask = async () => {
      const search = await open(site)
      reply({ query, answer: await search.ask(query, (answer) => reply({ query, answer })) })
    }
    // Once more with fresh data: a deployment has other parts than the data loaded before it names.
    await ask()
      .catch(() => {
        opened = undefined
        return ask()
      })
      .catch(() => reply({ query }))
  }
  busy = false
}

function open({ address, base }: Pick<Question, 'address' | 'base'>): Promise<SiteSearch> {
  if (opened?.address !== address) {
    const search = openSearch({
      address,
      base,
      load: (file) => load(file, address),
    })
    opened = { address, search }
    search.catch(() => {
      opened = undefined
    })
  }
  return opened.search
}

/** The data itself has no hash in its name: a new version of the site is never searched with old data (SDX-14). */
async function load(file: string, address: string): Promise<unknown> {
  const own = ownAddress(file)
  if (!own) throw new Error(`${file} is no address of this site`)
  const response = await fetch(own, file === address ? { cache: 'no-cache' } : {})
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  return response.json()
}
