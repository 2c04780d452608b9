import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  overview: 'Overview',
  'text-annotation': 'Text annotation',
  api: 'API Specification',
  faq: 'FAQ',
} satisfies Meta
