import * as v from 'valibot'
import { sceneNames, type SceneName } from '#content/scene-names.ts'
import { isPageId, pageIds, type PageId } from '#map/pages/pages.ts'
import { inline } from './schema.common.ts'

/** How many pages and articles may have the same picture at their head. */
export const mostPages = 6

const alt = v.pipe(inline, v.maxLength(130))

const entry = v.strictObject({
  /** What the picture shows, by day and by night. */
  alt: v.strictObject({ es: alt, en: alt, de: alt }),
  /** Where wide screens look, in per cent from the left; page-hero-crops.css has a rule for each. */
  focus: v.optional(v.picklist([20, 30, 37, 45, 55, 60, 70, 80, 96])),
  /** The pages that it is the head of. */
  pages: v.array(v.custom<PageId>(isPageId, 'expected the id of a page of the site map')),
})

/** What is wrong with the pages as a whole, if anything: each has one picture. */
function pagesProblem(
  scenes: Readonly<Record<string, { readonly pages: readonly PageId[] }>>,
): string | undefined {
  const seen = new Set<PageId>()
  for (const { pages } of Object.values(scenes)) {
    const twice = pages.find((page) => seen.has(page))
    if (twice !== undefined) return `${twice} has two pictures`
    for (const page of pages) seen.add(page)
  }
  const without = pageIds.filter((page) => !seen.has(page))
  return without.length > 0 ? `no picture has ${without.join(', ')} among its pages` : undefined
}

/** content/scenes.yaml: every scene with what it shows and where it stands. */
export const scenesSchema = v.pipe(
  v.strictObject(
    Object.fromEntries(sceneNames.map((name) => [name, entry])) as Record<SceneName, typeof entry>,
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? pagesProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  }),
)

export type Scenes = v.InferOutput<typeof scenesSchema>
