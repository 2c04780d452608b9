import { currentSite } from '../current-site.ts'

/** Every address of the site, locale prefix included. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site, maps } = await currentSite()
  const { defaultLocale } = site.config
  return [...maps].flatMap(([locale, map]) => {
    const prefix = locale === defaultLocale ? '' : `/${locale}`
    return [...map.pages.keys(), '/500'].map((route) =>
      encodeURI(prefix && route === '/' ? prefix : prefix + route),
    )
  })
}
