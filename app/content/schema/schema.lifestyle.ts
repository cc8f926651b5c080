import * as v from 'valibot'
import { weekdays } from '#map/identity.ts'
import { baseFields, inline, paragraphs, term, titled } from './schema.common.ts'
import { sceneNames } from '#content/scene-names.ts'

const chapter = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/)),
  heading: inline,
  scene: v.optional(v.picklist(sceneNames)),
  paragraphs,
  terms: v.optional(v.pipe(v.array(term), v.minLength(3))),
  points: v.optional(v.pipe(v.array(titled), v.minLength(3))),
})

/** Life on the island. The towns of the markets come from content/markets.yaml. */
export const lifestyleSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('lifestyle'),
  markets: v.strictObject({
    heading: inline,
    intro: inline,
    caption: inline,
    head: v.pipe(v.array(inline), v.length(2)),
    today: inline,
    notes: v.record(v.picklist(weekdays), inline),
    after: inline,
  }),
  chapters: v.pipe(v.array(chapter), v.minLength(4)),
})

export type LifestyleContent = v.InferOutput<typeof lifestyleSchema>
