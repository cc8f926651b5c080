/** Large mail providers in the readers' countries, with the endings of their addresses, likeliest first. */
const providers: Readonly<Record<string, readonly string[]>> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'es', 'de', 'co.uk', 'fr', 'it', 'nl', 'se', 'ch', 'be', 'com.ar'],
  outlook: ['com', 'es', 'de', 'at', 'ie', 'fr', 'it', 'pt', 'dk', 'com.ar'],
  live: ['com', 'de', 'co.uk', 'at', 'nl', 'fr', 'it', 'se', 'dk', 'no', 'ie', 'be', 'ca'],
  yahoo: ['com', 'es', 'de', 'co.uk', 'ie', 'fr', 'it', 'ca', 'com.ar', 'com.mx', 'se', 'pl', 'ro'],
  icloud: ['com'],
  protonmail: ['com', 'ch'],
  gmx: ['de', 'net', 'at', 'ch', 'com', 'es', 'fr', 'co.uk', 'org', 'eu', 'li', 'us'],
  web: ['de'],
  't-online': ['de'],
  freenet: ['de'],
  btinternet: ['com'],
  telefonica: ['net'],
  movistar: ['es', 'com'],
  bluewin: ['ch'],
}

/** Real providers one letter away from another. */
const real = new Set(['mail', 'email', 'ymail', 'hmail', 'fmail', 'jmail', 'love', 'life', 'wed', 'webs'])

/** Nonexistent endings that are typos of `.com`. */
const mistypedCom = /\.(?:con|cmo|ocm|vom|xom|cpm|comm|coom|clm|dom|c0m)$/

/**
 * The edit distance: letters inserted, deleted, replaced or swapped with their neighbour (optimal string alignment).
 */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + cost,
        swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}

/** A name of three letters is a typo of another only if two letters were swapped. */
const maxSlips = (name: string) => (name.length >= 9 ? 2 : 1)
const isSwap = (one: string, other: string) => [...one].toSorted().join() === [...other].toSorted().join()

function isNear(name: string, provider: string): boolean {
  if (name === provider) return true
  if (provider.length < 5 ? !isSwap(name, provider) : real.has(name)) return false
  return distance(name, provider) <= maxSlips(provider)
}

/** The provider's ending that was meant; undefined if the typed one may be real. */
function endingOf(typed: string, endings: readonly string[]): string | undefined {
  if (endings.includes(typed)) return typed
  const near = endings.filter((ending) => distance(typed, ending) <= (ending.length > 2 ? 2 : 1))
  return near.toSorted((a, b) => distance(typed, a) - distance(typed, b))[0]
}

/** The provider's domain of which a domain is a typo. */
function providerDomain(domain: string): string | undefined {
  const [, name = domain, typed = ''] = /^([^.]+)\.(.*)$/.exec(domain) ?? []
  for (const [provider, endings] of Object.entries(providers)) {
    if (domain === provider) return `${provider}.${endings[0]}`
    if (typed === '' && endings.some((ending) => domain === provider + ending)) {
      return `${provider}.${domain.slice(provider.length)}`
    }
    const ending = typed !== '' && isNear(name, provider) ? endingOf(typed, endings) : undefined
    if (ending !== undefined) return `${provider}.${ending}`
  }
  return undefined
}

function isProviderDomain(domain: string): boolean {
  const [, name = '', ending = ''] = /^([^.]+)\.(.*)$/.exec(domain) ?? []
  return Object.hasOwn(providers, name) && providers[name]?.includes(ending) === true
}

/** The address that was probably meant: `anna@gmail.com` for `anna@gmial.con`; undefined if there is no likely typo. */
export function suggestAddress(typed: string): string | undefined {
  const [, local, written] = /^\s*([^\s@]+)@([^\s@]{3,80})\s*$/.exec(typed) ?? []
  if (local === undefined || written === undefined) return undefined
  const domain = written
    .toLowerCase()
    .replaceAll(',', '.')
    .replace(/\.+$/, '')
    .replaceAll(/\.{2,}/g, '.')
  if (isProviderDomain(domain)) return domain === written.toLowerCase() ? undefined : `${local}@${domain}`
  const meant =
    providerDomain(domain) ?? (mistypedCom.test(domain) ? domain.replace(mistypedCom, '.com') : domain)
  return meant === written.toLowerCase() ? undefined : `${local}@${meant}`
}

/** The domain of the large provider that was probably meant; it reveals nothing about the address's owner. */
export function meantProvider(email = ''): string | undefined {
  const domain = suggestAddress(email)?.split('@')[1]
  return domain !== undefined && isProviderDomain(domain) ? domain : undefined
}
