import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  overview: 'Overview',
  api: 'API Specification',
  'kf-authentication': 'Authentication',
  'python-library': 'Python library',
  usage: 'Usage Guide',
  mcp: 'Model Context Protocol',
  'sample-questions': 'Sample questions',
  faqs: 'FAQs',
  support: 'Support',
} satisfies Meta
