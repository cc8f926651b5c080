import { madridToday } from '#i18n/madrid-time.ts'
import { isComing, type ArticleLibrary } from './article.ts'
import { readArticles } from './article-files.server.ts'

/** Whether articles of days to come are shown, as in the preview of a draft; the content check reads them too. */
function showsComing(): boolean {
  return process.env['COMING_ARTICLES'] === 'shown'
}

/** The articles that are published today. */
export function publishedArticles(): ArticleLibrary {
  const library = readArticles()
  if (showsComing()) return library
  const today = madridToday()
  return { ...library, articles: library.articles.filter((article) => !isComing(article, today)) }
}

/** The folders below `content` of articles that the site does not have yet. */
export function comingArticles(): string[] {
  const today = madridToday()
  if (showsComing()) return []
  return readArticles().articles.flatMap((article) =>
    isComing(article, today) ? [`${article.section}/${article.id}`] : [],
  )
}
