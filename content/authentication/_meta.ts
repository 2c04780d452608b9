import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  index: 'Authentication',
  'personal-token': 'Authentication Quickstart',
  keypair: 'Advanced Authentication',
} satisfies Meta
