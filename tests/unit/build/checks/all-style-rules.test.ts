/** The heaviest style sheets that a page can have are within the budget. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporarySite } from '../../content/temporary-site.ts'
import { buildFolder, PATIENCE } from '../run-build.ts'

const SETTINGS = `export default {
  brand: 'Acme',
  description: 'Docs.',
  theme: {
    i18n: [{ locale: 'en-US', text: 'English' }, { locale: 'fr', text: 'Français' }],
    banner: { text: 'New', key: 'new' },
  },
}
`

const API = `openapi: 3.1.0
info: { title: Service, version: 1.0.0, description: Finds things. }
servers: [{ url: https://api.acme.example }]
security: []
tags: [{ name: Things, description: What is found. }]
paths:
  /things:
    get:
      operationId: listThings
      tags: [Things]
      summary: List things
      description: Returns all things.
      responses: { '200': { description: The things. } }
`

test(
  'THM-07, LNG-01: a site with a theme and a language to choose, a banner and an API document is within the budgets',
  PATIENCE,
  async () => {
    const root = await temporarySite({
      'site.config.ts': SETTINGS,
      'apis/service.yaml': API,
      'content/index.mdx': '# Home\n\nText.\n',
      'content/service.mdx': '---\napi: service\n---\n\n# Service\n',
    })
    const { code, output } = await buildFolder(root, ['--strict'])
    expect({ code, output }).toMatchObject({ code: 0, output: expect.not.stringContaining('udget') })
    const page = await readFile(path.join(root, 'dist/service/index.html'), 'utf8')
    const parts = ['role="listbox"', 'data-icon="language"', 'id="banner"', 'assets/reference.']
    expect(parts.filter((part) => !page.includes(part))).toEqual([])
  },
)
