import site from '../../site.config.ts'
import type { Fence } from './site-fences.ts'

/** A sample that is neither bound nor executed. Each was read by a person; a Shell sample cannot stand here. */
export interface Exemption {
  page: string
  /** The file name of the sample, or a text in its code. */
  sample: string
  reason: string
}

const { toolkitModule } = site.variables

export const EXEMPTIONS: readonly Exemption[] = [
  {
    page: '/extract/v3/toolkit',
    sample: `from ${toolkitModule}.`,
    reason: 'The toolkit is not to be had on the machine of the tests. The code is compiled.',
  },
  {
    page: '/extract/v3/figex',
    sample: `from ${toolkitModule}.`,
    reason: 'The toolkit is not to be had on the machine of the tests. The code is compiled.',
  },
  {
    page: '/grounding',
    sample: '"mcpServers"',
    reason: 'Settings of a client program: no document describes them.',
  },
  {
    page: '/grounding',
    sample: '"jsonrpc"',
    reason:
      'A message of the Model Context Protocol: it has a specification of its own, and no document here.',
  },
  { page: '/example', sample: '"status": "ok"', reason: 'It shows how a block looks. No service is meant.' },
  { page: '/example', sample: '"speakers"', reason: 'It shows how a block looks. No service is meant.' },
  {
    page: '/example',
    sample: '// [!code ++]',
    reason: 'It shows marks of changed lines: the old and the new line stand beside each other.',
  },
]

/** The entry that excuses a sample. */
export function exemptionOf(fence: Fence): Exemption | undefined {
  return EXEMPTIONS.find(({ page, sample }) => {
    return page === fence.page && (fence.options.filename === sample || fence.code.includes(sample))
  })
}
