import { BlockList, isIP, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Node's own request behind one that @hono/node-server hands on; nothing in a test that calls a rule directly. */
export function nodeRequest({ env }: Context): IncomingMessage | undefined {
  return ((env ?? {}) as { readonly incoming?: IncomingMessage }).incoming
}

/** The address that a request counts under. */
export function addressOf(context: Context, clientAddress: ClientAddress): string {
  const peer = nodeRequest(context)?.socket.remoteAddress
  return clientAddress(peer, context.req.header('x-forwarded-for'))
}

/** Finds the address that a request counts under. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

/** An address without a port, brackets or the IPv6 form of an IPv4 address; nothing where it is none. */
function bare(text: string): string | undefined {
  const inner =
    /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  const address = inner.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return isIP(address) === 0 ? undefined : address
}

function groups(half: string): string[] {
  return half === '' ? [] : half.split(':')
}

/** The network of an address that one household or host holds: /64 of IPv6 (RFC 6177), all of IPv4. */
function subjectOf(address: string): string {
  if (!isIPv6(address)) return address
  const [left = '', right] = address.toLowerCase().split('::')
  const head = groups(left)
  const tail = groups(right ?? '')
  // A dotted quad at the end stands for two groups.
  const length = head.length + tail.length + (address.includes('.') ? 1 : 0)
  const filled = right === undefined ? head : [...head, ...Array<string>(8 - length).fill('0'), ...tail]
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/**
 * The networks around a /64 that one customer may hold as a whole (RFC 6177): /56, and /48 at most. None of IPv4.
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

/** The networks in which one sender may have many addresses: those around an IPv6 address, and the /24 of an IPv4 address. */
export function widerNetworks(subject: string): { readonly network: string; readonly bits: 56 | 48 | 24 }[] {
  const start = /^(\d+\.\d+\.\d+)\.\d+$/.exec(subject)?.[1]
  return start === undefined ? networksAround(subject) : [{ network: `${start}.0/24`, bits: 24 }]
}

/**
 * Believes `X-Forwarded-For` only as far as the listed proxies wrote it: from
 * the right, the first address that is no such proxy is the client's. Anything
 * to its left the client may have made up.
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
