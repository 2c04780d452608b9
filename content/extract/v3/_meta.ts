import type { Meta } from '../../../src/config/meta-schema.ts'

export default {
  home: 'Overview',
  quickstart: 'Quickstart',
  output: 'Output format',
  toolkit: 'Toolkit',
  ocr: 'OCR',
  api: 'API specification',
  figex: 'Figure Extraction',
} satisfies Meta
