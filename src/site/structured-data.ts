/** What search engines read of a page as data: JSON-LD in the words of schema.org. */

/** An address of the world; text is what readers see. */
export interface StructuredPage {
  url: string
  title: string
  /** Language of the article. */
  language: string
  brand: string
  isReference: boolean
  lastUpdated?: string
  image?: string
  /** From the top; the last one is the page itself. */
  crumbs: { title: string; url?: string }[]
  /** Of a page of questions. */
  questions: { question: string; answer: string }[]
}

/** A page, where it stands, and its questions; in this order. */
export function structuredData(page: StructuredPage): object {
  const graph = [article(page), ...breadcrumbs(page), ...questions(page)]
  return { '@context': 'https://schema.org', '@graph': graph }
}

/**
 * The questions that a page answers: the headings that end with a question mark, of a page whose file is called `faq` or `faqs`.
 * @param sections texts by `id#Heading`, as the search knows them
 */
export function questionsOf(
  name: string,
  sections: Readonly<Record<string, string>>,
): StructuredPage['questions'] {
  if (!/^faqs?$/.test(name)) return []
  return Object.entries(sections).flatMap(([key, answer]) => {
    const question = key.slice(key.indexOf('#') + 1)
    return /[?？؟]$/.test(question) && answer !== '' ? [{ question, answer }] : []
  })
}

function article({ url, title, language, brand, isReference, lastUpdated, image }: StructuredPage): object {
  return {
    '@type': isReference ? 'APIReference' : 'TechArticle',
    headline: title,
    url,
    inLanguage: language,
    ...(lastUpdated !== undefined && { dateModified: lastUpdated }),
    ...(image !== undefined && { image }),
    author: { '@type': 'Organization', name: brand },
  }
}

/** Steps that lead nowhere are left out, unless they are the page itself. */
function breadcrumbs({ crumbs }: StructuredPage): object[] {
  const steps = crumbs.filter(({ url }, index) => url !== undefined || index === crumbs.length - 1)
  if (steps.length < 2) return []
  const items = steps.map(({ title, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    ...(url !== undefined && { item: { '@id': url } }),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement: items }]
}

function questions({ url, questions: all }: StructuredPage): object[] {
  if (all.length === 0) return []
  const mainEntity = all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return [{ '@type': 'FAQPage', url, mainEntity }]
}
