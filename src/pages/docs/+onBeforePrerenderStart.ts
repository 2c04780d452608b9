import { localisedHref } from '../../site/languages.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../../site/route.ts'
import { currentSite } from '../current-site.ts'

/** Every address of the site, locale prefix included. The not-found page of the default locale comes from Vike. */
export async function onBeforePrerenderStart(): Promise<string[]> {
  const { site, maps } = await currentSite()
  const { config } = site
  return [...maps].flatMap(([locale, map]) => {
    const errors = locale === config.defaultLocale ? [] : [NOT_FOUND_ROUTE]
    return [...map.pages.keys(), SERVER_ERROR_ROUTE, ...errors].map((route) =>
      localisedHref(route, locale, config),
    )
  })
}
