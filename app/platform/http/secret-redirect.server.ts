import { createContext, redirect, redirectDocument, type RouterContextProvider } from 'react-router'

/**
 * Whether pages may run third-party scripts, which would report the address of the current page.
 */
export const othersScripts = createContext(false)

/**
 * Navigates to a secret address: by a full load when third-party scripts may be running, so that
 * they do not run there.
 */
export function secretRedirect(context: Readonly<RouterContextProvider>, to: string): Response {
  return (context.get(othersScripts) ? redirectDocument : redirect)(to, 303)
}
