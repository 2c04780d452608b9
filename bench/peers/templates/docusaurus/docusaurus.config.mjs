const docs = { routeBasePath: '/', path: 'content', sidebarPath: './sidebars.mjs' }

export default {
  title: 'Acme Docs',
  url: 'https://example.com',
  baseUrl: '/',
  future: { v4: true, faster: true },
  presets: [['classic', { docs, blog: false }]],
  themes: [
    ['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', docsDir: 'content', indexBlog: false }],
  ],
  themeConfig: { prism: { additionalLanguages: ['bash', 'json', 'python'] } },
}
