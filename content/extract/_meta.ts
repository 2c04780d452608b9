import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  v3: 'V3 (latest)',
  v2: 'V2',
} satisfies Meta
