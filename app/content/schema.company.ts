import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const perLocale = v.strictObject({ es: text, en: text, de: text })
const languages = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))), v.minLength(1))

/** content/people.yaml: who may be named on the team page. */
export const peopleSchema = v.array(v.strictObject({ name: text, desk: text, languages, text: perLocale }))

/** content/partners.yaml: firms that may be named, with a logo in content/logos where there is one. */
export const partnersSchema = v.array(
  v.strictObject({
    name: text,
    field: perLocale,
    url: v.pipe(v.string(), v.url()),
    logo: v.optional(v.pipe(v.string(), v.regex(/^[\w-]+\.(?:svg|png|webp)$/))),
  }),
)

/** content/consent.yaml: what is kept in a visitor's browser, by purpose. */
export const consentSchema = v.object({
  purposes: v.array(
    v.object({
      id: text,
      required: v.boolean(),
      name: perLocale,
      text: perLocale,
      cookies: v.array(v.object({ name: text, provider: text, duration: perLocale, text: perLocale })),
    }),
  ),
})

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
export type Consent = v.InferOutput<typeof consentSchema>
export type Markets = v.InferOutput<typeof marketsSchema>
