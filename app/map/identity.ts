import type { Localized } from './locale.ts'
import type { RouteRule } from './route-rules.ts'

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/**
 * Opening hours: local ranges such as `09:00-14:00` by weekday; a missing day is closed. An ISO day
 * in it has special hours, as on Christmas Eve.
 */
export type WeekHours = Readonly<
  Partial<Record<Weekday | `${number}-${number}-${number}`, readonly string[]>>
>

/** A known value of the identity: a field that still contains its placeholder counts as unknown. */
export type Known = string | undefined

/** An office's appointment slots. */
export interface SlotRules {
  /** Length of an appointment, a multiple of 15. */
  readonly minutes: number
  /** Number of parallel appointments; missing if the office lists its advisers. */
  readonly seats?: number
  /** Minimum lead time of a booking, in hours. */
  readonly leadHours: number
}

/** An adviser; one id in two offices is the same person, who is booked once at a time. */
export interface Adviser {
  readonly id: string
  /** For the staff only; no page of the site shows it. */
  readonly name?: string | undefined
  /** ISO 639-1, such as `de`. */
  readonly languages: readonly string[]
}

/** One bookable office, as written in content/site.yaml. */
export interface Office {
  readonly page: string
  readonly name: Localized<string>
  readonly address?: { readonly street: Known; readonly postcode: string; readonly town: string }
  readonly position?: { readonly lat: number; readonly lon: number }
  /** Which local list of `holidays` applies. */
  readonly localHolidays: string
  /** Directions that depend on the exact address: a stop, a car park, a step at the door. */
  readonly directions?: readonly { readonly title: Localized<string>; readonly text: Localized<string> }[]
  readonly languages: readonly string[]
  readonly hours: WeekHours
  readonly slots: SlotRules
  /** If advisers are listed, an appointment is assigned to one who speaks its language. */
  readonly advisers?: readonly Adviser[]
  /** ISO days on which this office alone is closed, beyond the holidays. */
  readonly closures: readonly string[]
}

/** The firm's entry in the register of distributors (RDL 3/2020, arts. 140 to 156), if known. */
export const mediatorClasses = ['broker', 'exclusive-agent', 'tied-agent', 'unknown'] as const
export type MediatorClass = (typeof mediatorClasses)[number]

/** The broker's identity: everything that changes when another broker takes over the site. */
export interface Identity {
  /** Public origin without trailing slash; if empty, absolute links are omitted. */
  readonly url: string
  readonly brand: {
    readonly name: string
    readonly legalName: string
    readonly tagline: Localized<string>
    readonly motto: Localized<string>
    readonly referencePrefix: string
  }
  readonly contact: { readonly phone: string; readonly phoneDisplay: string; readonly email: string }
  readonly register: {
    readonly key: Known
    readonly url: string
    readonly taxId: Known
    readonly class: MediatorClass
    readonly commercialRegister: Known
    readonly liability: Known
  }
  readonly insurer: {
    readonly slug: string
    readonly name: string
    /** The insurer's claims line in dialling format, if known. */
    readonly claimsPhone?: string
  }
  readonly social: {
    readonly facebook: string
    readonly linkedin: string
    readonly instagram: string
    readonly whatsapp: string
  }
  readonly offices: readonly Office[]
  /** Set during a storm: a banner on every page, and storm advice first. */
  readonly storm?: { readonly since: string; readonly text: Localized<string> }
  /** Paths that redirect to other sites. */
  readonly routeRules: readonly RouteRule[]
  /** ISO dates by list; `balearic` applies to every office. */
  readonly holidays: Readonly<Record<string, readonly string[]>>
}

/** The placeholders allowed in a page's prose, path or label. */
export function fillIdentity(text: string, identity: Identity): string {
  return text
    .replaceAll('{insurer}', identity.insurer.name)
    .replaceAll('{brand}', identity.brand.name)
    .replaceAll('{phone}', identity.contact.phoneDisplay)
    .replaceAll('{tel}', identity.contact.phone)
    .replaceAll('{email}', identity.contact.email)
    .replaceAll('{legalName}', identity.brand.legalName)
}
