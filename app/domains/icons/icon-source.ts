import type { IconifyJSON } from '@iconify/types'
import { request } from '#platform/browser/request.ts'

/** The one collection that the site draws from. */
const collection = 'tabler'
/** Limits in milliseconds: of the site's own answer, of other services, and before the next of them is asked too. */
const ownTime = 1_500
const serviceTime = 5_000
const rotation = 750
const maxAddressLength = 500

type IconSet = Pick<IconifyJSON, 'icons'>

/** Reads icon data from an address until a signal ends it. */
export type ReadIcons = (address: string, signal: AbortSignal) => Promise<IconSet>

const readJson: ReadIcons = (address, signal) => request<IconSet>(address, { signal, responseType: 'json' })

/** Addresses for some icons, each within the limit of its length. */
export function iconAddresses(base: string, names: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = []
  let length = Infinity
  for (const name of names) {
    length += name.length + 1
    if (length > maxAddressLength) {
      parts.push([])
      length = `${base}/${collection}.json?icons=`.length + name.length
    }
    parts.at(-1)?.push(name)
  }
  return parts
}

function addressOf(base: string, names: readonly string[]): string {
  return `${base}/${collection}.json?icons=${names.join(',')}`
}

/** Asks the services in turn; one that takes long or fails lets the next begin, and the first answer counts. */
function readFromServices(
  services: readonly string[],
  names: readonly string[],
  read: ReadIcons,
): Promise<IconSet> {
  const end = new AbortController()
  // Asked for only where ICON_SERVICES names any; without it such an icon is the empty box of one that fails.
  // oxlint-disable-next-line eslint/no-restricted-properties -- a stand-in would be in everybody's first script
  const signal = AbortSignal.any([end.signal, AbortSignal.timeout(serviceTime)])
  const answers = services.map(async (service, index) => {
    if (index > 0) await new Promise((resolve) => setTimeout(resolve, index * rotation))
    signal.throwIfAborted()
    return read(addressOf(service, names), signal)
  })
  return Promise.any(answers).finally(() => end.abort())
}

async function readInParts(
  base: string,
  names: readonly string[],
  read: (part: readonly string[]) => Promise<IconSet>,
): Promise<IconSet['icons']> {
  const sets = await Promise.allSettled(iconAddresses(base, names).map(read))
  return Object.assign(
    {},
    ...sets.map((set) => (set.status === 'fulfilled' ? set.value.icons : {})),
  ) as IconSet['icons']
}

/**
 * Icon data by name: from the site itself, and what it lacks from other services where there are any.
 * Names that nobody has are missing from the answer.
 */
export async function readIcons(
  names: readonly string[],
  services: readonly string[],
  read: ReadIcons = readJson,
): Promise<IconSet['icons']> {
  const own = '/api/icons'
  const limit = AbortSignal.timeout(ownTime)
  const icons = await readInParts(own, names, (part) => read(addressOf(own, part), limit))
  const lacking = names.filter((name) => !Object.hasOwn(icons, name))
  const [first] = services
  if (lacking.length === 0 || first === undefined) return icons
  const longest = services.reduce((most, service) => (service.length > most.length ? service : most), first)
  const others = await readInParts(longest, lacking, (part) => readFromServices(services, part, read))
  return { ...icons, ...others }
}
