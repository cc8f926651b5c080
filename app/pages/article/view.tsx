import type { ArticleContent } from '#content/articles/article-view.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { ArticlePage } from './article-page.tsx'

/** Prefetched with the view. */
export { default as styles } from './article.css?url'

/** An article, from its loader's data. */
export default function ArticleView({ data }: PageViewProps) {
  return <ArticlePage content={data.content as ArticleContent} scene={data.page.scene} />
}
