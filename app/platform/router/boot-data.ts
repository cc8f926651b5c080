import { type EntryContext, createContext } from 'react-router'

/** The nonce of a page that is rendered on demand; empty while prerendering. */
export const pageNonce = createContext('')

const escapes: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** Makes JSON text safe inside a script element. */
export function escapeForScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? character)
}

/** The input of `boot.js`: the router's context and the addresses of the page's modules. */
export function bootData({ manifest, serverHandoffString, staticHandlerContext }: EntryContext): string {
  const routes = staticHandlerContext.matches.map(({ route }) => [
    route.id,
    manifest.routes[route.id]?.module,
  ])
  return escapeForScript(
    JSON.stringify({
      context: JSON.parse(serverHandoffString ?? '{}') as unknown,
      manifest: manifest.url,
      entry: manifest.entry.module,
      routes,
    }),
  )
}

/** The loader data in the router's text format; complete, because no loader defers. */
export async function readState({ serverHandoffStream }: EntryContext): Promise<string> {
  if (import.meta.env.DEV || serverHandoffStream === undefined) return ''
  return escapeForScript(await new Response(serverHandoffStream).text())
}
