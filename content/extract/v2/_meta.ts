import type { Meta } from '../../../src/config/meta-schema.ts'

export default {
  home: 'Overview',
  quickstart: 'Quickstart',
  output: 'Output format',
  tables: 'Extracting tables',
  ocr: 'OCR',
  api: 'API specification',
} satisfies Meta
