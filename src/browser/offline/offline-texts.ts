/** What the offline copy says, in the languages of the interface. It comes with scripts that few pages load, so that no page carries it. */
export interface OfflineTexts {
  /** In place of a page that was not kept. */
  heading: string
  message: string
  /** Above the list of kept pages. */
  kept: string
  /** On the button, after what the page says there itself. */
  size(size: string): string
  progress(share: string, size: string): string
  done(size: string): string
  failed: string
}

const ENGLISH: OfflineTexts = {
  heading: 'No connection',
  message: 'This page has not been kept for reading offline. It will be here when the connection is back.',
  kept: 'Kept pages:',
  size: (size) => ` (${size})`,
  progress: (share, size) => `Keeping the site: ${share} of ${size}`,
  done: (size) => `The site is kept for reading offline (${size})`,
  failed: 'A part is still missing: continue',
}

const TEXTS: Readonly<Record<string, OfflineTexts>> = {
  fr: {
    heading: 'Pas de connexion',
    message:
      'Cette page n’est pas conservée pour la lecture hors ligne. Elle sera là quand la connexion reviendra.',
    kept: 'Pages conservées :',
    size: (size) => ` (${size})`,
    progress: (share, size) => `Enregistrement du site : ${share} de ${size}`,
    done: (size) => `Le site est conservé pour la lecture hors ligne (${size})`,
    failed: 'Il en manque une partie : continuer',
  },
  ru: {
    heading: 'Нет соединения',
    message: 'Эта страница не сохранена для чтения без сети. Она откроется, когда появится соединение.',
    kept: 'Сохранённые страницы:',
    size: (size) => ` (${size})`,
    progress: (share, size) => `Сайт сохраняется: ${share} из ${size}`,
    done: (size) => `Сайт сохранён для чтения без сети (${size})`,
    failed: 'Сохранено не всё: продолжить',
  },
  zh: {
    heading: '没有网络连接',
    message: '此页面未保存供离线阅读。恢复连接后即可查看。',
    kept: '已保存的页面：',
    size: (size) => `（${size}）`,
    progress: (share, size) => `正在保存网站：${share}，共 ${size}`,
    done: (size) => `网站已保存供离线阅读（${size}）`,
    failed: '尚未全部保存：继续',
  },
}

/** @param lang of the page; English for a language without texts */
export function offlineTexts(lang: string): OfflineTexts {
  return TEXTS[lang.split('-')[0] ?? ''] ?? ENGLISH
}
