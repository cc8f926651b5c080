import * as v from 'valibot'
import { otherSite } from './schema.common.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const perLocale = v.strictObject({ es: text, en: text, de: text })
const languages = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1))

/** content/people.yaml: people who may be named on the team page. */
export const peopleSchema = v.array(v.strictObject({ name: text, desk: text, languages, text: perLocale }))

/** content/partners.yaml: firms that may be named, with an optional logo in content/logos. */
export const partnersSchema = v.array(
  v.strictObject({
    name: text,
    field: perLocale,
    url: otherSite,
    logo: v.optional(
      v.pipe(
        v.string(),
        v.regex(
          /^[\w-]+\.(?:svg|png|webp)$/,
          'expected a file of content/logos such as name.svg, .png or .webp',
        ),
      ),
    ),
  }),
)

const towns = v.pipe(v.array(text), v.minLength(1))

/** content/markets.yaml: the towns with a market, by weekday. */
export const marketsSchema = v.strictObject({
  mon: towns,
  tue: towns,
  wed: towns,
  thu: towns,
  fri: towns,
  sat: towns,
  sun: towns,
})

export type People = v.InferOutput<typeof peopleSchema>
export type Partners = v.InferOutput<typeof partnersSchema>
export type Markets = v.InferOutput<typeof marketsSchema>
