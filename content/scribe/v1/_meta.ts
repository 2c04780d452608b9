import type { Meta } from '../../../src/config/meta-schema.ts'

export default {
  overview: 'Overview',
  'batch-development': 'Batch development',
  'batch-api-specification': 'Batch API specification',
  'real-time-development': 'Real-time development',
  'real-time-specification': 'Real-time specification',
} satisfies Meta
