import type { Meta } from '../src/config/meta-schema.ts'

export default {
  index: 'Overview',
  authentication: 'Authentication',
  scribe: 'Scribe',
  example: { title: 'Example', display: 'hidden' },
  tabs: { title: 'Tabs', display: 'hidden' },
} satisfies Meta
