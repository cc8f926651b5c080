import { domainToASCII } from 'node:url'

/** The local part as RFC 5322 calls dot-atom: no quotes, comments or blanks that a header could misread. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainName = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/i

/** Whose mail servers ignore dots in the local part; a mailbox has both names. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox behind an address, for counting what it gets: `name+anything@` is delivered to `name@`, and Gmail's mailboxes
 * have as many spellings as there are places for a dot. Where a provider takes `+` for a letter of the name, two people
 * count as one, which costs them nothing but a mail beyond the limit. Never an address to write to.
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
 * One address that may stand in `To` or `Reply-To`, its domain in ASCII and
 * lower case; undefined for anything else, however close. Stricter than the
 * standard: what hardly any mailbox uses is worth less than a header that
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
