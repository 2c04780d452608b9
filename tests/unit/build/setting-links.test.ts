/** Links that stand in meta records and settings. */
import { expect, test } from 'vitest'
import { build, PATIENCE } from './run-build.ts'

test(
  'F29: a link of a meta record or of the settings that leads nowhere is told once, at its key',
  PATIENCE,
  async () => {
    const { code, printed } = await build({
      'site.config.ts': `export default {
  brand: 'Broken',
  description: 'A site that is wrong.',
  theme: {
    logo: { src: '/lgo.svg' },
    logoLink: '/strat',
    navbar: { button: { text: 'Try', href: '/start#noo' } },
    sidebar: {
      help: [
        { prompt: 'Help?', text: 'Write', href: 'mailto:a@b.example' },
        { prompt: 'Read?', text: 'Read', href: '/manual.pdf' },
      ],
    },
  },
}
`,
      'content/_meta.ts': `export default {
  index: 'Home',
  lost: { title: 'Lost', href: '/lost' },
  more: {
    type: 'menu',
    title: 'More',
    items: {
      fine: { title: 'Fine', href: '/start' },
      gone: {
        title: 'Gone',
        href: '/gone',
      },
    },
  },
}
`,
      'content/deep/_meta.ts': "export default { x: { title: 'X', href: '/start#x' } }\n",
      'content/start.mdx': '# Start\n\n## No\n\n[a](/lost)\n',
      'content/deep/a.mdx': '# A\n',
    })
    expect(code).toBe(1)
    const places = printed
      .split('\n\n')
      .slice(1)
      .map((block) => block.split('\n').slice(0, 2).join(' '))
    expect(places).toEqual([
      'content/_meta.ts:3:26   lost.href: This page does not exist',
      'content/_meta.ts:11:9   more.items.gone.href: This page does not exist',
      'content/deep/_meta.ts:1:35   x.href: The page /start has no section with this id',
      'content/start.mdx:5:1   This page does not exist',
      'site.config.ts:5:13   theme.logo.src: This file does not exist',
      'site.config.ts:6:5   theme.logoLink: This page does not exist',
      'site.config.ts:7:38   theme.navbar.button.href: The page /start has no section with this id',
      'site.config.ts:11:42   theme.sidebar.help[1].href: This file does not exist',
    ])
  },
)
