import site from '../../site.config.ts'
import type { Fence } from './site-fences.ts'

/** A sample that is neither bound nor executed. Each was read by a person; a Shell sample cannot stand here. */
export interface Exemption {
  page: string
  /** The file name of the sample, or a text in its code. */
  sample: string
  reason: string
}

const { pythonModule, toolkitModule } = site.variables

const NO_LIBRARY = 'The Python library is not to be had on the machine of the tests. The code is compiled.'
const NO_MODEL =
  'It needs an account of a vendor of language models, and libraries of that vendor. The code is compiled.'
const NO_TOOLKIT = 'The toolkit is not to be had on the machine of the tests. The code is compiled.'
const SETTINGS = 'Settings of a client program: no document describes them.'

export const EXEMPTIONS: readonly Exemption[] = [
  { page: '/llmreadyapi/kf-authentication', sample: `from ${pythonModule}.`, reason: NO_LIBRARY },
  { page: '/llmreadyapi/python-library', sample: `from ${pythonModule}.`, reason: NO_LIBRARY },
  { page: '/llmreadyapi/usage', sample: 'ask_openai.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: 'ask_anthropic.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: 'ask_gemini.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: 'agent_openai.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: 'agent_anthropic.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: 'agent_gemini.py', reason: NO_MODEL },
  { page: '/llmreadyapi/usage', sample: `from ${pythonModule}.`, reason: NO_LIBRARY },
  {
    page: '/llmreadyapi/usage',
    sample: '"period_end_date"',
    reason: 'What a tool of the Python library returns, not the service: no document describes it.',
  },
  {
    page: '/llmreadyapi/mcp',
    sample: 'list_tools.py',
    reason:
      'It speaks the Model Context Protocol, through a library that the machine of the tests has not. The code is compiled.',
  },
  { page: '/llmreadyapi/mcp', sample: '"mcpServers"', reason: SETTINGS },
  { page: '/extract/v3/toolkit', sample: `from ${toolkitModule}`, reason: NO_TOOLKIT },
  { page: '/extract/v3/figex', sample: `from ${toolkitModule}.`, reason: NO_TOOLKIT },
  { page: '/grounding', sample: '"mcpServers"', reason: SETTINGS },
  { page: '/agents', sample: '.cursor/mcp.json', reason: SETTINGS },
  { page: '/agents', sample: '.vscode/mcp.json', reason: SETTINGS },
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
