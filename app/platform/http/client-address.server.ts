import { BlockList, isIP, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/**
 * Node's request behind one from @hono/node-server; undefined in tests that call a rule directly.
 */
export function nodeRequest({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as { readonly incoming?: IncomingMessage }).incoming
}

/** The client address that a request is rate-limited by. */
export function addressOf(context: Context, clientAddress: ClientAddress): string {
  const peer = nodeRequest(context)?.socket.remoteAddress
  return clientAddress(peer, context.req.header('x-forwarded-for'))
}

/** Finds the client address that a request is rate-limited by. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

/** An address without a port, brackets or IPv4-mapped prefix; undefined if invalid. */
function bare(text: string): string | undefined {
  const inner =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = inner.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) === 0 ? undefined : address
}

function groups(half: string): string[] {
  return half === '' ? [] : half.split(':')
}

/**
 * The network of an address that one household or host holds: /64 for IPv6 (RFC 6177), the full
 * address for IPv4.
 */
function subjectOf(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.toLowerCase().split('::')
  const head = groups(left)
  const tail = groups(right ?? '')
  // A trailing dotted quad counts as two groups.
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const filled = right === undefined ? head : [...head, ...Array<string>(8 - length).fill('0'), ...tail]
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * The networks around a /64 that a single customer may hold (RFC 6177): /56, and /48 at most. None
 * for IPv4.
 */
export function networksAround(subject: string): { readonly network: string; readonly bits: 56 | 48 }[] {
  const groupsOf64 = /^([\da-f:]+)::\/64$/.exec(subject)?.[1]?.split(':')
  if (groupsOf64 === undefined) return []
  const [a = '', b = '', c = '', last = ''] = groupsOf64
  const upper = (Number.parseInt(last, 16) >> 8).toString(16)
  return [
    { network: `${a}:${b}:${c}:${upper}00::/56`, bits: 56 },
    { network: `${a}:${b}:${c}::/48`, bits: 48 },
  ]
}

/**
 * The networks in which one sender may have many addresses: those around an IPv6 address, and the
 * /24 of an IPv4 address.
 */
export function widerNetworks(subject: string): { readonly network: string; readonly bits: 56 | 48 | 24 }[] {
  const start = /^(\d+\.\d+\.\d+)\.\d+$/.exec(subject)?.[1]
  return start === undefined ? networksAround(subject) : [{ network: `${start}.0/24`, bits: 24 }]
}

/**
 * Trusts `X-Forwarded-For` only as far as the listed proxies wrote it: from the right, the first
 * address that is not a listed proxy is the client's. The client may have forged anything to its
 * left.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const proxies = new BlockList()
  for (const network of trusted) {
    const [address = '', prefix] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) proxies.addAddress(address, family)
    else proxies.addSubnet(address, Number(prefix), family)
  }
  const isProxy = (address: string) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return (peer, forwardedFor) => {
    let address = peer === undefined ? undefined : bare(peer)
    const chain = (forwardedFor ?? '').split(',').map((part) => part.trim())
    while (address !== undefined && isProxy(address) && chain.length > 0) {
      const next = bare(chain.pop() ?? '')
      if (next === undefined) break
      address = next
    }
    return address === undefined ? 'unknown' : subjectOf(address)
  }
}
