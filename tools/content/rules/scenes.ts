import type { Article } from '#content/articles/article.ts'
import { sceneNames } from '#content/scene-names.ts'
import { mostPages, type Scenes } from '#content/schema/schema.scenes.ts'

/** Pictures at the head of too many pages and articles: readers could not tell the pages apart. */
export function sceneProblems(
  scenes: Scenes,
  articles: readonly Pick<Article, 'section' | 'id' | 'scene'>[],
): string[] {
  return sceneNames.flatMap((name) => {
    const places = [
      ...scenes[name].pages,
      ...articles.filter(({ scene }) => scene === name).map(({ section, id }) => `${section}/${id}`),
    ]
    if (places.length <= mostPages) return []
    return [
      `scenes.yaml: ${name} is at the head of ${places.join(', ')}: at most ${mostPages} may share a picture`,
    ]
  })
}
