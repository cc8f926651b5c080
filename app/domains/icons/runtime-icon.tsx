import { useEffect, useState, type ReactNode } from 'react'
import type { IconifyJSON } from '@iconify/types'
import { request } from '#platform/browser/request.ts'

/** The one collection that the site uses. */
const collection = 'tabler'
/**
 * Time limits in milliseconds: of the site's own answer, of other services, and before the next of
 * them is asked too.
 */
const ownTime = 1_500
const serviceTime = 5_000
const rotation = 750
const maxAddressLength = 500

type IconSet = Pick<IconifyJSON, 'icons'>

/** Fetches icon data from an address until a signal aborts it. */
export type ReadIcons = (address: string, signal: AbortSignal) => Promise<IconSet>

const readJson: ReadIcons = (address, signal) => request<IconSet>(address, { signal, responseType: 'json' })

/** Addresses for some icons, each within the length limit. */
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

/**
 * Asks the services in turn; if one is slow or fails, the next is asked too, and the first answer
 * wins.
 */
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
 * Icon data by name: from the site itself, with missing ones from configured services. Unknown
 * names are missing from the answer.
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

const known = new Map<string, Promise<string | undefined>>()
let waiting: Map<string, (path: string | undefined) => void> | undefined

/** Only path data is taken from an icon, never its markup: it may come from another server. */
function pathOf(body: string | undefined): string | undefined {
  const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1])
  // A later path may begin with a relative move; from the origin it means the same alone or joined.
  return paths.length === 0 ? undefined : paths.join('M0 0')
}

function configuredServices(): string[] {
  return document.getElementById('boot')?.dataset['icons']?.split(' ') ?? []
}

async function send(asked: ReadonlyMap<string, (path: string | undefined) => void>): Promise<void> {
  const icons = await readIcons([...asked.keys()], configuredServices())
  for (const [name, answer] of asked) {
    const path = pathOf(icons[name]?.body)
    if (path === undefined) console.warn(`Icon failing to load: ${name}`)
    answer(path)
  }
}

/** The path data of an icon; simultaneous requests are batched. Undefined on failure. */
function loadIconPath(name: string): Promise<string | undefined> {
  const found = known.get(name)
  if (found !== undefined) return found
  const path = new Promise<string | undefined>((resolve) => {
    if (waiting === undefined) {
      const batch = (waiting = new Map())
      queueMicrotask(() => {
        waiting = undefined
        void send(batch)
      })
    }
    waiting.set(name, resolve)
  })
  known.set(name, path)
  return path
}

interface RuntimeIconProps {
  /** Any outline icon of Tabler, as named in content. */
  readonly name: string
  /** The accessible name if no adjacent text provides it; without it the icon is decoration. */
  readonly label?: string
}

/**
 * An icon named at run time, in the size and colour of `Icon`. Until it is loaded, and on failure,
 * an empty box of the same size, to avoid layout shift. For names known at build time use `Icon`.
 */
export function RuntimeIcon({ name, label }: RuntimeIconProps): ReactNode {
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly path: string | undefined }>()
  useEffect(() => {
    let current = true
    void loadIconPath(name).then((path) => {
      if (current) setLoaded({ name, path })
    })
    return () => void (current = false)
  }, [name])
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  const path = loaded?.name === name ? loaded.path : undefined
  return (
    <svg className="icon" viewBox="0 0 24 24" {...meaning}>
      {path && <path d={path} />}
    </svg>
  )
}
