export default {
  brand: 'Acme',
  description: 'Generated pages.',
  theme: { sidebar: { defaultMenuCollapseLevel: 10 } },
}
