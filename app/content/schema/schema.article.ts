import * as v from 'valibot'
import { locales, type Locale, type Localized } from '#map/locale.ts'
import { sourceName } from '#content/facts/facts.ts'
import { inline, isoDay, pageId } from './schema.common.ts'
import { sceneNames } from '#content/scene-names.ts'

const name = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower case words with hyphens'),
)
const perLocale = v.strictObject(
  Object.fromEntries(locales.map((locale) => [locale, inline])) as Record<Locale, typeof inline>,
) as unknown as v.GenericSchema<Localized<string>>

/** The file of a picture beside the article's texts. */
const pictureFile = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.webp$/, 'expected a file beside the article such as harbour.webp'),
)
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4000))

/** A picture of an article; its text says where it stands: `![](picture:harbour)`. */
const picture = v.strictObject({ file: pictureFile, width: pixels, height: pixels, alt: perLocale })

const articleFields = v.strictObject({
  /** A notice is short news of our own: it needs no source and no related pages. */
  kind: v.optional(v.picklist(['article', 'notice']), 'article'),
  /** Published on; a day to come keeps the article out of the site until then. */
  date: isoDay,
  /** Last checked against its sources. */
  updated: isoDay,
  /** The desk responsible for it, of content/desks.yaml. */
  desk: name,
  /** Of content/tags.yaml; the first is the one that lists show. */
  tags: v.pipe(v.array(name), v.minLength(1), v.maxLength(4)),
  scene: v.picklist(sceneNames),
  related: v.optional(v.pipe(v.array(pageId), v.maxLength(5)), []),
  pictures: v.optional(v.pipe(v.array(picture), v.maxLength(6)), []),
  /** News about services also appears on their page. */
  services: v.optional(v.boolean(), false),
  sources: v.optional(
    v.array(v.strictObject({ name: sourceName, url: v.pipe(v.string(), v.url()), asOf: isoDay })),
    [],
  ),
})

/** `article.yaml`: what an article has in common in all its languages. */
export const articleSchema = v.pipe(
  articleFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.kind === 'notice') return
    const { related, sources } = dataset.value
    if (related.length < 3) addIssue({ message: 'an article has three to five related pages' })
    if (sources.length === 0) addIssue({ message: 'an article has at least one source' })
  }),
)

/** The front matter of `es.md`, `en.md` and `de.md`. */
export const articleHeadSchema = v.strictObject({
  slug: name,
  title: v.pipe(inline, v.maxLength(90)),
  metaTitle: v.pipe(inline, v.maxLength(60)),
  metaDescription: v.pipe(inline, v.minLength(60), v.maxLength(155)),
  /** One or two sentences for lists. */
  summary: v.pipe(inline, v.maxLength(220)),
  /** Search terms that its title lacks. */
  said: v.exactOptional(v.array(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60)))),
})

/** content/desks.yaml: the roles that write, their pages, and what the team page shows of them. */
export const desksSchema = v.record(
  name,
  v.strictObject({
    name: perLocale,
    pages: v.pipe(v.array(pageId), v.minLength(1)),
    /** ISO 639-1; by default the site's languages. */
    languages: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1))),
    /** The topic with which its callback begins. */
    topic: v.optional(v.string()),
    /** Of the people at it, who have agreed. */
    photo: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[\w-]+\.(?:jpg|png|webp)$/,
          'expected a file of content/photos such as name.webp, .jpg or .png',
        ),
      ),
    ),
  }),
)

/** content/tags.yaml. */
export const tagsSchema = v.record(name, perLocale)

export type ArticleMeta = v.InferOutput<typeof articleSchema>
export type ArticleHead = v.InferOutput<typeof articleHeadSchema>
