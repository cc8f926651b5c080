import * as v from 'valibot'
import { consentSignals } from '#map/limits.ts'

const text = v.pipe(v.string(), v.trim(), v.minLength(1))
const perLocale = v.strictObject({ es: text, en: text, de: text })
// Ids are joined by `|` into the stored value, so they must not contain other characters.
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case words and hyphens'))

const cookie = v.strictObject({ id, name: text, provider: text, duration: perLocale, text: perLocale })

const purpose = v.strictObject({
  id,
  required: v.boolean(),
  /** A Tabler icon; loaded when the purpose is shown. */
  icon: v.optional(id),
  /** What consent to the purpose grants to tags. */
  signals: v.optional(v.array(v.picklist(consentSignals)), []),
  name: perLocale,
  text: perLocale,
  cookies: v.pipe(v.array(cookie), v.minLength(1)),
})

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1'))
}

const tagManager = v.strictObject({
  container: v.pipe(
    v.string(),
    v.regex(/^GTM-[A-Z0-9]{4,12}$/, 'expected a container id such as GTM-ABC1234'),
  ),
  /** Another origin that serves the tag manager, such as the broker's own tag server. */
  origin: v.optional(
    v.pipe(v.string(), v.check(isOrigin, 'expected an origin with https, or http on 127.0.0.1')),
    'https://www.googletagmanager.com',
  ),
})

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

/**
 * content/consent.yaml: what is stored in a visitor's browser, by purpose, and what requires
 * consent.
 */
export const consentSchema = v.pipe(
  v.strictObject({
    /** The policy's version, included in every answer. */
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    tagManager: v.optional(tagManager),
    purposes: v.pipe(v.array(purpose), v.minLength(1)),
  }),
  v.check(({ purposes }) => areUnique(purposes.map((each) => each.id)), 'purposes: expected each id once'),
  v.check(
    ({ purposes }) => areUnique(purposes.flatMap(({ cookies }) => cookies.map((each) => each.id))),
    'cookies: expected each id once',
  ),
  v.check(
    (config) => (config.tagManager !== undefined) === config.purposes.some(({ required }) => !required),
    'tagManager: expected together with a purpose that is not required, or neither',
  ),
  v.check(
    ({ purposes }) => purposes.every(({ required, signals }) => required === (signals.length === 0)),
    'signals: expected on every purpose that is not required, and on no other',
  ),
)

export type ConsentConfig = v.InferOutput<typeof consentSchema>
export type ConsentPurpose = ConsentConfig['purposes'][number]
