import { readFileSync } from 'node:fs'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'

const groups = JSON.parse(readFileSync(new URL('./navigation.json', import.meta.url), 'utf8'))

export default defineConfig({
  site: 'https://example.com',
  integrations: [
    starlight({
      title: 'Acme Docs',
      sidebar: [
        { label: 'Overview', link: '/' },
        ...groups.map(({ title, pages }) => ({
          label: title,
          items: pages.map((page) => ({ label: page.title, link: page.address })),
        })),
      ],
    }),
  ],
})
