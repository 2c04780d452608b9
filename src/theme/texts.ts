/** Texts of the interface that no site configures, one object per language. */

export interface Texts {
  skipToContent: string
  dismissBanner: string
  /** Follows the text of a link that opens a new tab (NAV-08). */
  opensInNewTab: string
  /** Names of landmarks. */
  banner: string
  mainNavigation: string
  sidebar: string
  breadcrumb: string
  pageNavigation: string
  menu: string
  closeMenu: string
  /** Name of the button that opens and closes a folder whose title is a link (SID-32). */
  toggleSection: (title: string) => string
  /** Stands where a very long list of pages was cut; `count` is its length. */
  showAll: (count: number) => string
  hideSidebar: string
  showSidebar: string
  project: string
  chat: string
  search: string
  searchPlaceholder: string
  /** Shown while the field has the focus, as long as there is no search. */
  searchPending: string
  /** Stands in front of the date. */
  lastUpdated: string
  scrollToTop: string
  notFound: { heading: string; message: string }
  serverError: { heading: string; message: string }
  backToHomepage: string
}

const english: Texts = {
  skipToContent: 'Skip to content',
  dismissBanner: 'Dismiss banner',
  opensInNewTab: ' (opens in a new tab)',
  banner: 'Announcement',
  mainNavigation: 'Main',
  sidebar: 'Pages',
  breadcrumb: 'Breadcrumb',
  pageNavigation: 'Page navigation',
  menu: 'Menu',
  closeMenu: 'Close menu',
  toggleSection: (title) => `Toggle section ${title}`,
  showAll: (count) => `Show all ${count}`,
  hideSidebar: 'Hide sidebar',
  showSidebar: 'Show sidebar',
  project: 'Source repository',
  chat: 'Chat',
  search: 'Search',
  searchPlaceholder: 'Search documentation…',
  searchPending:
    'Search is not available yet. Until then, use the list of pages, or your browser’s find on this page.',
  lastUpdated: 'Last updated on ',
  scrollToTop: 'Scroll to top',
  notFound: {
    heading: 'Page not found',
    message: 'There is no page at this address. It may have moved, or the link may be misspelt.',
  },
  serverError: { heading: 'Sorry...', message: 'Something went wrong. Please refresh the page.' },
  backToHomepage: 'Back to homepage',
}

const french: Texts = {
  skipToContent: 'Aller au contenu',
  dismissBanner: 'Fermer l’annonce',
  opensInNewTab: ' (s’ouvre dans un nouvel onglet)',
  banner: 'Annonce',
  mainNavigation: 'Principale',
  sidebar: 'Pages',
  breadcrumb: 'Fil d’Ariane',
  pageNavigation: 'Navigation entre les pages',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  toggleSection: (title) => `Ouvrir ou fermer la section ${title}`,
  showAll: (count) => `Tout afficher (${count})`,
  hideSidebar: 'Masquer la barre latérale',
  showSidebar: 'Afficher la barre latérale',
  project: 'Dépôt des sources',
  chat: 'Discussion',
  search: 'Rechercher',
  searchPlaceholder: 'Rechercher documents…',
  searchPending:
    'La recherche n’est pas encore disponible. En attendant, utilisez la liste des pages ou la recherche de votre navigateur.',
  lastUpdated: 'Dernière mise à jour le ',
  scrollToTop: 'Revenir en haut',
  notFound: {
    heading: 'Page introuvable',
    message: 'Aucune page ne se trouve à cette adresse. Elle a pu être déplacée, ou le lien est mal écrit.',
  },
  serverError: { heading: 'Désolé...', message: 'Une erreur est survenue. Veuillez actualiser la page.' },
  backToHomepage: 'Retour à l’accueil',
}

const russian: Texts = {
  skipToContent: 'Перейти к содержанию',
  dismissBanner: 'Закрыть объявление',
  opensInNewTab: ' (откроется в новой вкладке)',
  banner: 'Объявление',
  mainNavigation: 'Основная навигация',
  sidebar: 'Страницы',
  breadcrumb: 'Навигационная цепочка',
  pageNavigation: 'Соседние страницы',
  menu: 'Меню',
  closeMenu: 'Закрыть меню',
  toggleSection: (title) => `Развернуть или свернуть раздел ${title}`,
  showAll: (count) => `Показать все (${count})`,
  hideSidebar: 'Скрыть боковую панель',
  showSidebar: 'Показать боковую панель',
  project: 'Репозиторий',
  chat: 'Чат',
  search: 'Поиск',
  searchPlaceholder: 'Поиск документации…',
  searchPending:
    'Поиск пока недоступен. Воспользуйтесь списком страниц или поиском браузера на этой странице.',
  lastUpdated: 'Последнее обновление ',
  scrollToTop: 'Наверх',
  notFound: {
    heading: 'Страница не найдена',
    message: 'По этому адресу нет страницы. Возможно, она перемещена или ссылка написана с ошибкой.',
  },
  serverError: { heading: 'Извините...', message: 'Что-то пошло не так. Обновите страницу.' },
  backToHomepage: 'На главную',
}

const chinese: Texts = {
  skipToContent: '跳至内容',
  dismissBanner: '关闭公告',
  opensInNewTab: '（在新标签页中打开）',
  banner: '公告',
  mainNavigation: '主导航',
  sidebar: '页面',
  breadcrumb: '面包屑导航',
  pageNavigation: '上一页和下一页',
  menu: '菜单',
  closeMenu: '关闭菜单',
  toggleSection: (title) => `展开或折叠 ${title}`,
  showAll: (count) => `显示全部（${count}）`,
  hideSidebar: '隐藏侧边栏',
  showSidebar: '显示侧边栏',
  project: '源代码仓库',
  chat: '聊天',
  search: '搜索',
  searchPlaceholder: '搜索文档…',
  searchPending: '搜索功能尚未开放。请先使用页面列表，或浏览器的页内查找。',
  lastUpdated: '最后更新于 ',
  scrollToTop: '回到顶部',
  notFound: { heading: '找不到页面', message: '此地址没有页面。页面可能已移动，或链接有误。' },
  serverError: { heading: '抱歉...', message: '出了点问题。请刷新页面。' },
  backToHomepage: '返回首页',
}

const byLanguage: Readonly<Record<string, Texts>> = { en: english, fr: french, ru: russian, zh: chinese }

/**
 * Texts for readers of a locale.
 * @param locale for example `en-US` or `fr`; a language without texts of its own gets the English ones
 */
export function textsOf(locale: string): Texts {
  return byLanguage[new Intl.Locale(locale).language] ?? english
}
