import type { Meta } from '../../../src/config/meta-schema.ts'

export default {
  'developer-guide': 'Overview',
  'batch-development': 'Batch development',
  'hitl-development': 'Human in the loop development',
  'real-time-development': 'Real-time development',
  faq: 'FAQ',
} satisfies Meta
