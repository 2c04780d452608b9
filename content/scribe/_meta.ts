import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  v2: 'V2 (latest)',
  v1: 'V1',
} satisfies Meta
