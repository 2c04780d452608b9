import { readFileSync } from 'node:fs'

const groups = JSON.parse(readFileSync(new URL('./navigation.json', import.meta.url), 'utf8'))

export default {
  docs: [
    'index',
    ...groups.map(({ title, pages }) => ({
      type: 'category',
      label: title,
      collapsed: false,
      items: pages.map((page) => page.file),
    })),
  ],
}
