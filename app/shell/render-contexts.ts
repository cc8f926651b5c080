import { createContext } from 'react-router'
import type { DocumentParts } from './document-parts.server.ts'

/**
 * Receives the router's faults. Set by the server for each request; by default they are shown
 * unchanged.
 */
export const reportFault = createContext<(error: unknown) => void>((error) => console.error(error))

/**
 * Called by the build before a page is rendered: whether the page has already been rendered from
 * the same inputs. They contain everything that a page shows, as components read nothing else.
 */
export const skipUnchangedPage = createContext<(parts: DocumentParts) => boolean>(() => false)
