/** What the search says (R3.28, SRU-05). These come with the script of the search, so that no page carries them. */
export interface SearchTexts {
  loading: string
  error: string
  retry: string
  emptyResult: string
  clear: string
  recent: string
  results: string
  /** How many entries there are, for assistive technology. */
  count(entries: number): string
}

const ENGLISH: SearchTexts = {
  loading: 'Loading…',
  error: 'Failed to load search index.',
  retry: 'Try again',
  emptyResult: 'No results found.',
  clear: 'Clear',
  recent: 'Recent searches',
  results: 'Search results',
  count: (entries) => (entries === 1 ? '1 result' : `${entries} results`),
}

const TEXTS: Readonly<Record<string, SearchTexts>> = {
  fr: {
    loading: 'Chargement…',
    error: 'Impossible de charger l’index de recherche.',
    retry: 'Réessayer',
    emptyResult: 'Aucun résultat.',
    clear: 'Effacer',
    recent: 'Recherches récentes',
    results: 'Résultats de la recherche',
    count: (entries) => (entries < 2 ? `${entries} résultat` : `${entries} résultats`),
  },
  ru: {
    loading: 'Загрузка…',
    error: 'Не удалось загрузить поисковый индекс.',
    retry: 'Повторить',
    emptyResult: 'Ничего не найдено.',
    clear: 'Очистить',
    recent: 'Недавние запросы',
    results: 'Результаты поиска',
    count: (entries) => `Результатов: ${entries}`,
  },
  zh: {
    loading: '正在加载…',
    error: '无法加载搜索索引。',
    retry: '重试',
    emptyResult: '未找到结果。',
    clear: '清除',
    recent: '最近搜索',
    results: '搜索结果',
    count: (entries) => `${entries} 条结果`,
  },
}

/**
 * Texts in the language of the page, English where there are none.
 * @param field carries what the site's settings say instead, as `data-loading`, `data-error` and `data-empty-result`
 */
export function searchTexts(field: HTMLElement): SearchTexts {
  const texts = TEXTS[document.documentElement.lang.split('-')[0] ?? ''] ?? ENGLISH
  const { loading = texts.loading, error = texts.error, emptyResult = texts.emptyResult } = field.dataset
  return { ...texts, loading, error, emptyResult }
}
