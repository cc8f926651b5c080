import { readCompanyFiles, type CompanyFiles } from '#content/company-files.server.ts'
import { readPrices } from '#content/money.server.ts'
import type { Prices } from '#content/schema/schema.prices.ts'
import type { Identity, Office } from '#map/identity.ts'

/** What the owner has to enter before the site goes public, by the key of its words in locales/desk-launch. */
export const launchKeys = [
  'url',
  'brand',
  'legalName',
  'taxId',
  'commercialRegister',
  'registerKey',
  'class',
  'liability',
  'phone',
  'email',
  'insurer',
  'claimsPhone',
  'social',
  'address',
  'holidays',
  'people',
  'photos',
  'partners',
  'prices',
] as const
export type LaunchKey = (typeof launchKeys)[number]

/** One missing value. */
export interface LaunchItem {
  readonly key: LaunchKey
  /** The file in content/, and the field in it. */
  readonly file: string
  readonly field: string
  /** Whether the site may go public without it: visitors see less, but nothing wrong. */
  readonly optional: boolean
  /** The offices, networks or desks that it concerns. */
  readonly names?: readonly string[]
  /** How many values are missing, and of how many. */
  readonly count?: { readonly missing: number; readonly all: number }
}

/** The content that is examined. */
export interface LaunchSources {
  readonly identity: Identity
  readonly company: Pick<CompanyFiles, 'people' | 'partners' | 'desks'>
  readonly prices: Pick<Prices, 'pages'>
}

/** Whether a host is reserved for examples (RFC 2606). */
const isExampleHost = (host: string) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host)
const isExampleMail = (mail: string) => isExampleHost(mail.split('@').at(-1) ?? '')
/** Whether a number is invented: those of examples end with zeros. */
const isExampleNumber = (digits: string) => /0{6}$/.test(digits.replaceAll(/\D/g, ''))

function isExampleAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address)
  return isExampleHost(hostname) || isExampleNumber(pathname)
}

const site = (key: LaunchKey, field: string, isMissing: boolean, optional = false): LaunchItem[] =>
  isMissing ? [{ key, file: 'site.yaml', field, optional }] : []

function named(item: Omit<LaunchItem, 'names'>, names: readonly string[]): LaunchItem[] {
  return names.length === 0 ? [] : [{ ...item, names }]
}

function ofFirm({ url, brand, contact, register, insurer, social }: Identity): LaunchItem[] {
  // As long as the domain is the example's, so are the names that cannot be recognised by themselves.
  const isExample = isExampleMail(contact.email)
  return [
    ...site('url', 'url', url === '' || isExampleHost(new URL(url).hostname)),
    ...site('brand', 'brand.name', isExample),
    ...site('legalName', 'brand.legalName', isExample || brand.legalName.includes('(example)')),
    ...site('taxId', 'register.taxId', register.taxId === undefined),
    ...site('commercialRegister', 'register.commercialRegister', register.commercialRegister === undefined),
    ...site('registerKey', 'register.key', register.key === undefined),
    ...site('class', 'register.class', register.class === 'unknown'),
    ...site('liability', 'register.liability', register.liability === undefined),
    ...site('phone', 'contact.phone', isExampleNumber(contact.phone)),
    ...site('email', 'contact.email', isExample),
    ...site('insurer', 'insurer.name', isExample),
    ...site('claimsPhone', 'insurer.claimsPhone', insurer.claimsPhone === undefined, true),
    ...named(
      { key: 'social', file: 'site.yaml', field: 'social', optional: false },
      Object.entries(social)
        .filter(([, address]) => isExampleAddress(address))
        .map(([network]) => network),
    ),
  ]
}

function ofOffices({ offices, holidays }: Identity): LaunchItem[] {
  const withoutStreet = offices.filter(({ address }) => address !== undefined && address.street === undefined)
  const lists = new Set(offices.map(({ localHolidays }) => localHolidays))
  const nameOf = ({ name }: Office) => name.es
  return [
    ...named(
      { key: 'address', file: 'site.yaml', field: 'offices[].address.street', optional: false },
      withoutStreet.map(nameOf),
    ),
    ...named(
      { key: 'holidays', file: 'site.yaml', field: 'holidays', optional: true },
      [...lists].filter((list) => holidays[list]?.length === 0),
    ),
  ]
}

/** What is missing before launch, in the order of {@link launchKeys}; what must not be missing first. */
export function launchList({ identity, company, prices }: LaunchSources): readonly LaunchItem[] {
  const { people, partners, desks } = company
  const unpriced = prices.pages.filter(({ ours }) => ours === undefined).length
  const items: LaunchItem[] = [
    ...ofFirm(identity),
    ...ofOffices(identity),
    ...(people.length === 0
      ? [{ key: 'people', file: 'people.yaml', field: '', optional: true } as const]
      : []),
    ...named(
      { key: 'photos', file: 'desks.yaml', field: 'photo', optional: true },
      Object.values(desks)
        .filter(({ photo }) => photo === undefined)
        .map(({ name }) => name.es),
    ),
    ...(partners.length === 0
      ? [{ key: 'partners', file: 'partners.yaml', field: '', optional: true } as const]
      : []),
    ...(unpriced === 0
      ? []
      : [
          {
            key: 'prices',
            file: 'prices.yaml',
            field: 'pages[].ours',
            optional: true,
            count: { missing: unpriced, all: prices.pages.length },
          } as const,
        ]),
  ]
  return items.toSorted((one, other) => Number(one.optional) - Number(other.optional))
}

/** The launch list of the files in content/. Throws with the invalid field. */
export function readLaunchList(identity: Identity): readonly LaunchItem[] {
  return launchList({ identity, company: readCompanyFiles(), prices: readPrices() })
}
