/**
 * What search engines are told of a page's translations; the default language is for everybody else, too.
 * @returns nothing for a page in one language
 */
export function hreflangs(
  translations: readonly { locale: string; href: string }[],
  defaultLocale: string,
): { hrefLang: string; href: string }[] {
  if (translations.length < 2) return []
  const others = translations.filter(({ locale }) => locale === defaultLocale)
  return [
    ...translations.map(({ locale, href }) => ({ hrefLang: locale, href })),
    ...others.map(({ href }) => ({ hrefLang: 'x-default', href })),
  ]
}
