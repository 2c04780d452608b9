import type { Meta } from '../src/config/meta-schema.ts'

export default {
  index: 'Overview',
  authentication: 'Authentication',
  scribe: 'Scribe',
  llmreadyapi: 'LLM-ready API',
  nerd: 'NERD',
  extract: 'Extract',
  grounding: { title: 'Grounding', display: 'hidden' },
  limits: { title: 'Limits', display: 'hidden' },
  errors: { title: 'Errors', display: 'hidden' },
  retries: { title: 'Retries', display: 'hidden' },
  decode: { title: 'Decoder', display: 'hidden' },
  glossary: { title: 'Glossary', display: 'hidden' },
  questions: { title: 'General questions', display: 'hidden' },
  agents: { title: 'Agents', display: 'hidden' },
  changelog: { title: 'Changelog', display: 'hidden' },
  example: { title: 'Example', display: 'hidden' },
  tabs: { title: 'Tabs', display: 'hidden' },
} satisfies Meta
