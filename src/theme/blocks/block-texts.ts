/** What the blocks say by themselves, one object per language. */
export interface BlockTexts {
  /** Name of the link beside a heading, in front of the heading's text. */
  permalink: string
  copyCode: string
  /** Announced after copying. */
  copied: string
  copyFailed: string
  toggleWordWrap: string
  /** Names of scroll areas, in front of the file name, the language or the columns. */
  code: string
  plainText: string
  table: string
  /** Types of callouts, heard in front of the text. */
  callout: { default: string; info: string; warning: string; error: string }
  /** Name of the boxes of a task list. */
  taskDone: string
  /** Heading above the footnotes, heard only. */
  footnotes: string
  /** Name of the link from a footnote back to its mark in the text: `1`, or `1-2` for the second mark. */
  backToReference: (mark: string) => string
}

const english: BlockTexts = {
  permalink: 'Permalink: ',
  copyCode: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  toggleWordWrap: 'Toggle word wrap',
  code: 'Code, ',
  plainText: 'plain text',
  table: 'Table: ',
  callout: { default: 'Note: ', info: 'Information: ', warning: 'Warning: ', error: 'Error: ' },
  taskDone: 'Done',
  footnotes: 'Footnotes',
  backToReference: (mark) => `Back to reference ${mark}`,
}

const french: BlockTexts = {
  permalink: 'Lien permanent : ',
  copyCode: 'Copier le code',
  copied: 'Copié',
  copyFailed: 'Impossible de copier',
  toggleWordWrap: 'Activer ou désactiver le retour à la ligne',
  code: 'Code, ',
  plainText: 'texte brut',
  table: 'Tableau : ',
  callout: {
    default: 'Remarque : ',
    info: 'Information : ',
    warning: 'Avertissement : ',
    error: 'Erreur : ',
  },
  taskDone: 'Fait',
  footnotes: 'Notes',
  backToReference: (mark) => `Revenir à l’appel de note ${mark}`,
}

const russian: BlockTexts = {
  permalink: 'Постоянная ссылка: ',
  copyCode: 'Скопировать код',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать',
  toggleWordWrap: 'Включить или выключить перенос строк',
  code: 'Код, ',
  plainText: 'простой текст',
  table: 'Таблица: ',
  callout: { default: 'Примечание: ', info: 'Информация: ', warning: 'Внимание: ', error: 'Ошибка: ' },
  taskDone: 'Выполнено',
  footnotes: 'Сноски',
  backToReference: (mark) => `Вернуться к сноске ${mark} в тексте`,
}

const chinese: BlockTexts = {
  permalink: '永久链接：',
  copyCode: '复制代码',
  copied: '已复制',
  copyFailed: '复制失败',
  toggleWordWrap: '切换自动换行',
  code: '代码，',
  plainText: '纯文本',
  table: '表格：',
  callout: { default: '备注：', info: '信息：', warning: '警告：', error: '错误：' },
  taskDone: '已完成',
  footnotes: '脚注',
  backToReference: (mark) => `返回引用处 ${mark}`,
}

const byLanguage: Readonly<Record<string, BlockTexts>> = {
  en: english,
  fr: french,
  ru: russian,
  zh: chinese,
}

/**
 * Texts for readers of a locale.
 * @param locale for example `en-US` or `fr`; a language without texts of its own gets the English ones
 */
export function blockTextsOf(locale: string): BlockTexts {
  return byLanguage[new Intl.Locale(locale).language] ?? english
}
