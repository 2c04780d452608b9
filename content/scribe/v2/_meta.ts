import type { Meta } from '../../../src/config/meta-schema.ts'

export default {
  'developer-guide': 'Overview',
  'batch-development': 'Batch development',
  'batch-api-specification': 'Batch API specification',
  'hitl-development': 'Human in the loop development',
  'real-time-development': 'Real-time development',
  'real-time-specification': 'Real-time specification',
  faq: 'FAQ',
} satisfies Meta
