import type { Meta } from '../../src/config/meta-schema.ts'

export default {
  index: 'Grounding',
  'google-marketplace': 'Google Marketplace',
} satisfies Meta
