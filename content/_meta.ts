import type { Meta } from '../src/config/meta-schema.ts'

export default {
  index: 'Overview',
  authentication: 'Authentication',
  scribe: 'Scribe',
} satisfies Meta
