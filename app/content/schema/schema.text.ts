import * as v from 'valibot'
import { mediatorClasses } from '#map/identity.ts'
import { baseFields, heading, inline, paragraphs, titled } from './schema.common.ts'

const titleField = { title: v.optional(inline) }
const anchor = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor such as data-we-keep'))

/** A written part of a page. */
const written = [
  v.strictObject({ kind: v.literal('prose'), ...titleField, paragraphs }),
  v.strictObject({ kind: v.literal('list'), ...titleField, items: v.pipe(v.array(inline), v.minLength(2)) }),
  v.strictObject({ kind: v.literal('cards'), items: v.pipe(v.array(titled), v.minLength(2)) }),
  v.strictObject({ kind: v.literal('steps'), items: v.pipe(v.array(titled), v.minLength(2)) }),
  v.strictObject({
    kind: v.literal('definitions'),
    ...titleField,
    items: v.pipe(v.array(v.strictObject({ term: inline, meaning: inline })), v.minLength(1)),
    /** On sandstone ground: further details for checking. */
    panel: v.optional(v.boolean()),
  }),
  v.strictObject({
    kind: v.literal('table'),
    ...titleField,
    caption: inline,
    head: v.pipe(v.array(inline), v.minLength(2)),
    rows: v.pipe(v.array(v.array(inline)), v.minLength(1)),
    /** Whether the cells need no column name on small screens. */
    compact: v.optional(v.boolean()),
  }),
  v.strictObject({ kind: v.literal('note'), title: inline, text: inline }),
  v.strictObject({ kind: v.literal('deadline'), title: inline, text: inline }),
  // What `partners` becomes when the page loads.
  v.strictObject({
    kind: v.literal('logos'),
    items: v.array(v.strictObject({ name: inline, text: inline, url: v.string(), logo: v.string() })),
  }),
  // What `desks` becomes when the page loads.
  v.strictObject({
    kind: v.literal('tiles'),
    items: v.array(
      v.strictObject({
        title: inline,
        /** In the tower that is shown until there is a photo. */
        initial: inline,
        text: inline,
        /** Some of the pages that the desk looks after. */
        links: inline,
        /** The languages spoken, in words. */
        languages: inline,
        /** The topic of a callback. */
        topic: v.optional(v.string()),
        /** A file of content/photos. */
        photo: v.optional(v.string()),
      }),
    ),
  }),
] as const

const identityFields = [
  'legalName',
  'taxId',
  'commercialRegister',
  'address',
  'phone',
  'email',
  'registerKey',
  'class',
  'liability',
] as const

/** Parts filled from configuration and lists; the text around them is the page's. */
const filled = [
  v.strictObject({
    kind: v.literal('identity'),
    rows: v.pipe(v.array(v.strictObject({ id: v.picklist(identityFields), term: inline })), v.minLength(2)),
    classes: v.optional(v.record(v.picklist(mediatorClasses), inline)),
  }),
  v.strictObject({
    kind: v.literal('cookies'),
    /** The columns: name, provider, duration, purpose. */
    head: v.pipe(v.array(inline), v.length(4)),
  }),
  v.strictObject({
    kind: v.literal('desks'),
    items: v.pipe(v.array(v.strictObject({ id: v.string(), text: inline })), v.minLength(2)),
  }),
  v.strictObject({
    kind: v.literal('languages'),
    caption: inline,
    head: v.pipe(v.array(inline), v.length(2)),
  }),
  v.strictObject({ kind: v.literal('people') }),
  v.strictObject({ kind: v.literal('partners') }),
] as const

/** Where the consent controls are. */
const controls = v.strictObject({ kind: v.literal('controls'), text: inline })

const part = v.variant('kind', [...written, ...filled, controls])

const section = v.strictObject({
  /** The anchor, the same in each language. */
  id: anchor,
  title: heading,
  parts: v.pipe(v.array(part), v.minLength(1)),
})

/** A text page: about the firm, or legal. */
export const textSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('text'),
  sections: v.pipe(v.array(section), v.minLength(3)),
})

export type TextContent = v.InferOutput<typeof textSchema>
export type TextPart = v.InferOutput<typeof part>
/** A part as pages render it, with lists and configuration filled in. */
export type WrittenPart = v.InferOutput<(typeof written)[number]> | v.InferOutput<typeof controls>
export type FilledPart = v.InferOutput<(typeof filled)[number]>
