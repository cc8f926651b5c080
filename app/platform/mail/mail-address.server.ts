import { domainToASCII } from 'node:url'

/**
 * The local part as RFC 5322 calls dot-atom: no quotes, comments or blanks that a header could
 * misread.
 */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** Providers whose mail servers ignore dots in the local part; a mailbox has both names. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for rate limits: `name+anything@` is delivered to `name@`, and
 * Gmail ignores dots. For providers that treat `+` as an ordinary letter, two people may count as
 * one, which costs them only a mail beyond the limit. Never send to this address.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const typed = address.slice(at + 1)
  const domain = domainToASCII(typed) || typed
  const [name = ''] = address.slice(0, Math.max(at, 0)).split('+')
  if (!gmail.has(domain)) return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** Limits of RFC 5321, 4.5.3.1. */
const maxLocalLength = 64
const maxAddressLength = 254

/**
 * A single address for `To` or `Reply-To`, its domain in ASCII and lower case; undefined for
 * anything else. Stricter than the standard: rare address forms matter less than a header that
 * cannot be broken.
 */
export function parseAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const local = text.slice(0, at)
  const domain = domainToASCII(text.slice(at + 1)).toLowerCase()
  const address = `${local}@${domain}`
  const fits = at > 0 && local.length <= maxLocalLength && address.length <= maxAddressLength
  return fits && localPart.test(local) && domainName.test(domain) ? address : undefined
}
