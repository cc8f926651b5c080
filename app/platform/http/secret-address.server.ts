import { safelyDecoded } from './canonical-path.server.ts'

/** Whether the address of a request or page is a secret, as it opens a status page or an appointment. */
export type IsSecret = (url: string) => boolean

/** The answer to a form posted without a script carries the secret of its status page in its query. */
export function hasSecretQuery(url: string): boolean {
  return new URL(url).searchParams.has('status')
}

/** Knows secret addresses by the paths under which a secret follows, and by their query. */
export function secretAddresses(prefixes: readonly string[]): IsSecret {
  return (url) => {
    // The router takes any case and any letter percent-encoded.
    const { pathname } = new URL(url)
    const path = (safelyDecoded(pathname) ?? pathname).toLowerCase()
    return hasSecretQuery(url) || prefixes.some((prefix) => path.startsWith(`${prefix}/`))
  }
}
