import { readFileSync } from 'node:fs'

const groups = JSON.parse(readFileSync(new URL('../navigation.json', import.meta.url), 'utf8'))

export default {
  title: 'Acme Docs',
  srcDir: 'content',
  cleanUrls: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'Overview', link: '/' },
      ...groups.map(({ title, pages }) => ({
        text: title,
        items: pages.map((page) => ({ text: page.title, link: page.address })),
      })),
    ],
  },
}
