import { createContext, redirect, redirectDocument, type RouterContextProvider } from 'react-router'

/** Whether pages may run scripts of others, which would report the address of whatever page they see. */
export const othersScripts = createContext(false)

/** Leads to an address that is a secret: where others' scripts may be running, by a new document, where they are not. */
export function secretRedirect(context: Readonly<RouterContextProvider>, to: string): Response {
  return (context.get(othersScripts) ? redirectDocument : redirect)(to, 303)
}
