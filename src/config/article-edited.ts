/** What the development server tells the pages in browsers when nothing but the text of an article has changed. */
export const ARTICLE_EDITED = 'docs:article-edited'
