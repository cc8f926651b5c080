import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import { readText } from '#i18n/read-text.server.ts'
import { mediatorClasses, weekdays, type Identity } from '#map/identity.ts'
import { isPageId } from '#map/pages/pages.ts'
import { checkContent } from './check-content.server.ts'
import { contentPath, parseYaml } from './read-yaml.server.ts'
import { bookable, bookableProblem, slotsOf } from './schema/schema.bookable.ts'
import { isoDay, otherSite } from './schema/schema.common.ts'

const text = v.pipe(v.string(), v.minLength(1))
/** A placeholder such as `{tax-id}` counts as missing: the field is not printed. */
const known = v.pipe(
  text,
  v.transform((value) => (/^\{.*\}$/.test(value) ? undefined : value)),
)
const perLocale = v.strictObject({ es: text, en: text, de: text })
/** Appointments are stored in quarters of an hour: times between them would share one. */
const range = v.pipe(
  v.string(),
  v.regex(
    /^(?:[01]\d|2[0-3]):(?:00|15|30|45)-(?:[01]\d|2[0-3]):(?:00|15|30|45)$/,
    'expected HH:MM-HH:MM, at quarters of an hour',
  ),
  v.check((value) => value.slice(0, 5) < value.slice(6), 'expected an end after the beginning'),
)
/** An office's opening ranges on a day, in order. */
const ranges = v.pipe(
  v.array(range),
  v.check(
    (day) => day.every((next, index) => index === 0 || (day[index - 1] ?? '').slice(6) < next.slice(0, 5)),
    'expected one range after the other, with time between them',
  ),
)

const hoursKey = v.pipe(
  v.string(),
  v.check(
    (key) => weekdays.some((weekday) => weekday === key) || isIsoDay(key),
    'expected mon to sun, or a day with hours of its own such as 2026-12-24',
  ),
)

/** Days, each of them once. */
const days = v.pipe(
  v.array(isoDay),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const twice = dataset.value.find((day, index) => dataset.value.indexOf(day) < index)
    if (twice !== undefined) addIssue({ message: `${twice} is listed twice` })
  }),
)

const officeFields = v.strictObject({
  page: v.custom<string>(isPageId, 'expected an office of the site map'),
  name: perLocale,
  address: v.optional(v.strictObject({ street: known, postcode: text, town: text })),
  position: v.optional(v.strictObject({ lat: v.number(), lon: v.number() })),
  localHolidays: text,
  directions: v.optional(v.array(v.strictObject({ title: perLocale, text: perLocale }))),
  languages: v.pipe(v.array(text), v.minLength(1)),
  hours: v.record(hoursKey, ranges),
  ...bookable,
  closures: v.optional(days, []),
})
const office = v.pipe(
  officeFields,
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed ? bookableProblem(dataset.value) : undefined
    if (message !== undefined) addIssue({ message })
  }),
  v.transform((read) => ({ ...read, slots: slotsOf(read) })),
)

const routeRule = v.strictObject({
  from: v.pipe(text, v.regex(/^(?:\/[a-z0-9-]+)+$/, 'expected a path such as /area-clientes')),
  to: otherSite,
  permanent: v.optional(v.boolean(), false),
})

const originExpected = 'expected an address such as https://www.example.org'
/** The site's origin: it must be served from the root of its host. */
const origin = v.pipe(
  text,
  v.url(originExpected),
  v.check((value) => /^https?:\/\/[^/@?#]+\/?$/.test(value), originExpected),
  v.transform((url) => url.replace(/\/$/, '')),
)

/** Whether a displayed number matches the dialled one (E.164), with or without its country code. */
function isSameNumber(dialled: string, shown: string): boolean {
  const digits = shown.replaceAll(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 6 && dialled.endsWith(digits)
}

const identityFields = v.strictObject({
  url: v.union([v.literal(''), origin], originExpected),
  brand: v.strictObject({
    name: text,
    legalName: text,
    tagline: perLocale,
    motto: perLocale,
    referencePrefix: v.pipe(text, v.regex(/^[A-Z]{2,4}$/)),
  }),
  contact: v.pipe(
    v.strictObject({
      phone: v.pipe(text, v.regex(/^\+\d{7,15}$/, 'expected E.164, such as +34971000000')),
      // No line breaks within a number.
      phoneDisplay: v.pipe(
        text,
        v.transform((shown) => shown.replaceAll(' ', '\u00a0')),
      ),
      email: v.pipe(text, v.email()),
    }),
    v.check(
      ({ phone, phoneDisplay }) => isSameNumber(phone, phoneDisplay),
      'phone and phoneDisplay are different numbers',
    ),
  ),
  register: v.strictObject({
    key: known,
    url: v.pipe(text, v.url()),
    taxId: known,
    class: v.picklist(mediatorClasses),
    commercialRegister: known,
    liability: known,
  }),
  insurer: v.strictObject({
    slug: v.pipe(text, v.regex(/^[a-z0-9-]+$/)),
    name: text,
    claimsPhone: v.optional(
      v.pipe(text, v.regex(/^\+?\d[\d ]{1,18}$/, 'expected digits, such as 900 123 456')),
    ),
  }),
  social: v.strictObject({
    facebook: otherSite,
    linkedin: otherSite,
    instagram: otherSite,
    whatsapp: otherSite,
  }),
  offices: v.pipe(v.array(office), v.minLength(1)),
  routeRules: v.optional(v.array(routeRule), []),
  holidays: v.record(v.string(), days),
  storm: v.optional(
    v.pipe(
      v.strictObject({ active: v.boolean(), since: isoDay, text: v.optional(perLocale), usual: perLocale }),
      v.transform(({ active, since, text: own, usual }) =>
        active ? { since, text: own ?? usual } : undefined,
      ),
    ),
  ),
})

/** content/site.yaml. */
export const identitySchema = v.pipe(
  identityFields,
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { offices, holidays } = dataset.value
    const lost = offices.find(({ localHolidays }) => !Object.hasOwn(holidays, localHolidays))
    // An office names its holiday list even if that is empty: otherwise a typo would keep it open
    // on its holidays.
    if (lost) addIssue({ message: `holidays has no list ${lost.localHolidays}, which ${lost.page} names` })
  }),
)

/**
 * Checks an identity as written in content/site.yaml. Throws with the paths of the invalid fields.
 */
export function parseIdentity(source: string): Identity {
  const file = 'content/site.yaml'
  return checkContent(identitySchema, parseYaml(source, file), file)
}

/**
 * Reads and checks content/site.yaml; BASE_URL overrides its `url`, at build time and at run time.
 * Throws with what is wrong.
 */
export function readIdentity(): Identity {
  const identity = parseIdentity(readText(contentPath('site.yaml')))
  const base = process.env['BASE_URL'] ?? ''
  // Vite's own variable of that name, in tests, is a path.
  if (base === '' || base.startsWith('/')) return identity
  const url = v.safeParse(origin, base)
  if (!url.success) throw new Error(`BASE_URL: ${url.issues[0].message}, got ${JSON.stringify(base)}`)
  return { ...identity, url: url.output }
}
