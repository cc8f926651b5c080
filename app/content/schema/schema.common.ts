import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import { isPageId, type PageId } from '#map/pages/pages.ts'

/** Prose in the inline notation of docs/content.md: facts, links, emphasis. */
export const inline = v.pipe(v.string(), v.trim(), v.minLength(1))
export const paragraphs = v.pipe(v.array(inline), v.minLength(1))
export const isoDay = v.pipe(
  v.string(),
  v.check(isIsoDay, 'there is no such day: write year-month-day, such as 2026-11-27'),
)

/** Another site, over TLS; it never contains visitor data. */
export const otherSite = v.pipe(
  v.string(),
  v.url('expected an address such as https://www.example.org'),
  v.check((value) => /^https:\/\/[^/@]+(?:\/|$)/.test(value), 'expected https and no password'),
)
export const pageId = v.custom<PageId>(isPageId, 'expected the id of a page of the site map')
export const titled = v.strictObject({ title: inline, text: inline })

/**
 * The colour follows the kind: `note` guidance, `deadline` a date not to miss, `danger` an
 * emergency or a penalty, `done` settled.
 */
export const callout = v.strictObject({
  kind: v.picklist(['note', 'deadline', 'danger', 'done']),
  title: inline,
  text: inline,
})

/** A cell of a comparison; `true` and `false` are a plain yes and no. */
export const cell = v.union([v.boolean(), inline])

/** A word that the reader will meet on a counter or in a policy. */
export const term = v.strictObject({
  term: inline,
  lang: v.optional(v.picklist(['es', 'ca']), 'es'),
  meaning: inline,
})

export const faq = v.strictObject({ q: inline, a: inline })

/** A source beyond those of the page's facts; `date` is the day on which it was last verified. */
export const source = v.strictObject({ name: inline, url: v.pipe(v.string(), v.url()), date: isoDay })

const shortLine = v.strictObject({ label: v.pipe(inline, v.maxLength(28)), text: inline })

/** “In short”: what most people came for, in five lines at the top. */
export const inShort = v.pipe(v.array(shortLine), v.length(5))

/** The title of a section, which the list of contents repeats. Without links. */
export const heading = v.pipe(
  inline,
  v.maxLength(50),
  v.check((text) => !text.includes(']('), 'a heading cannot contain a link'),
)

/** What every page has, complete or brief, in each language. */
export const baseFields = {
  /** The page's h1. Soft hyphens (U+00AD) allowed in long German words. */
  title: v.pipe(inline, v.maxLength(90)),
  metaTitle: v.pipe(inline, v.maxLength(60)),
  metaDescription: v.pipe(inline, v.minLength(60), v.maxLength(155)),
  /** One sentence for cards, lists and search results. */
  summary: v.pipe(inline, v.maxLength(140)),
  lead: inline,
  updated: isoDay,
  related: v.pipe(v.array(pageId), v.minLength(3), v.maxLength(5)),
}

/** What the two long page kinds, product and service, share. */
export const longFields = {
  ...baseFields,
  /** The label of the button that opens the page's dialog. */
  cta: v.pipe(inline, v.maxLength(34)),
  /** A line of small print under the buttons. */
  note: v.optional(inline),
  inShort,
  /** The closing band: the reader's next step. */
  ask: v.strictObject({ heading: inline, text: inline }),
  terms: v.pipe(v.array(term), v.minLength(3)),
  faqs: v.pipe(v.array(faq), v.minLength(4)),
  sources: v.array(source),
}
